import { type JobContext, MAILS_OF_A_KIND, messageId } from '#server/job-context.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { withinMailLimit } from '#server/platform/limits/mail-limit.ts'
import { createReset, findResetRecipient } from './commands/create-reset.ts'
import { deleteOldResets, deleteReset } from './commands/delete-reset.ts'
import { resetMail } from './mail.ts'

interface ResetRequest {
  email: string
  /** False where an admin asks. */
  isStranger?: boolean
}

export async function passwordResetJobs(context: JobContext): Promise<void> {
  const { db, queue, now } = context
  await queue.work('mail-password-reset', MAILS_OF_A_KIND, async ({ email, isStranger = true }: ResetRequest, { id }) => {
    const person = await findResetRecipient(db, email, now())
    if (!person) return
    const send = () => mailReset(context, id, person)
    if (isStranger) await withinMailLimit(db, { kind: 'password-reset', to: person.email, now: now() }, send)
    else await send()
  })
  await queue.schedule('forget-old-resets', '23 3 * * *', () => deleteOldResets(db, now()))
}

async function mailReset(
  { db, sendMail, publicUrl, now }: JobContext,
  jobId: string,
  { id: userId, email: to, username }: { id: string; email: string; username: string },
): Promise<void> {
  const token = await createReset(db, { id: userId, email: to }, now())
  if (!token) return
  const url = `${publicUrl}/reset-password#token=${token}`
  // Each try has a token of its own and so is a mail of its own: known by the id of an earlier one it would be thrown away.
  const id = messageId(`${jobId}.${hashOf(token).slice(0, 12)}`, publicUrl)
  await sendMail({ to, messageId: id, ...resetMail({ username, url }) }).catch(async (error) => {
    await deleteReset(db, token)
    throw error
  })
}
