import { findPerson } from '#server/accounts/accounts/commands/find-person.ts'
import { type JobContext, MAILS_OF_A_KIND, messageId } from '#server/job-context.ts'
import { type FactorChange, factorChangedMail } from './mail.ts'

export async function secondFactorJobs({ db, queue, sendMail, publicUrl }: JobContext): Promise<void> {
  await queue.work(
    'mail-factor-changed',
    MAILS_OF_A_KIND,
    async ({ userId, change }: { userId: string; change: FactorChange }, { id }) => {
      const person = await findPerson(db, userId)
      if (!person) return
      const mail = factorChangedMail({ change, username: person.username, url: `${publicUrl}/forgot-password` })
      await sendMail({ to: person.email, messageId: messageId(id, publicUrl), ...mail })
    },
  )
}
