import { type JobMeans, messageId } from '#server/platform/job-means.ts'
import { beginReset, forgetOldResets } from './commands.ts'
import { resetMail } from './mail.ts'

export async function passwordResetJobs({ db, queue, sendMail, publicUrl, now }: JobMeans): Promise<void> {
  /** The token is made here and not by the request, so that it is in no queue, and known and unknown e-mails are answered alike. */
  await queue.work('mail-password-reset', async ({ email }: { email: string }, { id }) => {
    const reset = await beginReset(db, email, now())
    if (!reset) return
    const url = `${publicUrl}/reset-password#token=${reset.token}`
    await sendMail({ to: reset.email, messageId: messageId(id, publicUrl), ...resetMail({ username: reset.username, url }) })
  })
  await queue.schedule('forget-old-resets', '23 3 * * *', () => forgetOldResets(db, now()))
}
