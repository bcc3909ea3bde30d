import { type JobContext, MAILS_OF_A_KIND, messageId } from '#server/job-context.ts'
import { passwordChangedMail } from './mail.ts'
import { findUser } from './queries.ts'

export async function accountJobs({ db, queue, sendMail, publicUrl }: JobContext): Promise<void> {
  await queue.work('mail-password-changed', MAILS_OF_A_KIND, async ({ userId }: { userId: string }, { id }) => {
    const user = await findUser(db, userId)
    if (!user) return
    const url = `${publicUrl}/forgot-password`
    await sendMail({
      to: user.email,
      messageId: messageId(id, publicUrl),
      ...passwordChangedMail({ username: user.username, url }),
    })
  })
}
