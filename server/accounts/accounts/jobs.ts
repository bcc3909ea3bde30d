import { type JobContext, MAILS_OF_A_KIND, messageId } from '#server/job-context.ts'
import { withinMailLimit } from '#server/platform/limits/mail-limit.ts'
import { passwordChangedMail } from './mail.ts'
import { findUser } from './queries.ts'

export async function accountJobs({ db, queue, sendMail, publicUrl, now }: JobContext): Promise<void> {
  await queue.work('mail-password-changed', MAILS_OF_A_KIND, async ({ userId }: { userId: string }, { id }) => {
    const user = await findUser(db, userId)
    if (!user) return
    const url = `${publicUrl}/forgot-password`
    const mail = { to: user.email, messageId: messageId(id, publicUrl), ...passwordChangedMail({ username: user.username, url }) }
    // Somebody may have signed up with the address of another person.
    if (user.email_confirmed) await sendMail(mail)
    else await withinMailLimit(db, { kind: 'notice', to: user.email, now: now() }, () => sendMail(mail))
  })
}
