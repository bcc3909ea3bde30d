import { type JobContext, MAILS_OF_A_KIND, messageId } from '#server/job-context.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { createReset } from './commands/create-reset.ts'
import { deleteOldResets, deleteReset } from './commands/delete-reset.ts'
import { resetMail } from './mail.ts'

export async function passwordResetJobs({ db, queue, sendMail, publicUrl, now }: JobContext): Promise<void> {
  await queue.work('mail-password-reset', MAILS_OF_A_KIND, async ({ email }: { email: string }, { id: jobId }) => {
    const reset = await createReset(db, email, now())
    if (!reset) return
    const url = `${publicUrl}/reset-password#token=${reset.token}`
    // Each try has a token of its own and so is a mail of its own: known by the id of an earlier one it would be thrown away.
    const id = messageId(`${jobId}.${hashOf(reset.token).slice(0, 12)}`, publicUrl)
    await sendMail({ to: reset.email, messageId: id, ...resetMail({ username: reset.username, url }) }).catch(async (error) => {
      await deleteReset(db, reset.token)
      throw error
    })
  })
  await queue.schedule('forget-old-resets', '23 3 * * *', () => deleteOldResets(db, now()))
}
