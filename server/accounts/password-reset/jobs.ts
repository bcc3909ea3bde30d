import { type Job, type JobContext, MAILS_OF_A_KIND, messageId } from '#server/job-context.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import type { WorkedJob } from '#server/platform/jobs/queue.ts'
import { withinMailLimit } from '#server/platform/limits/mail-limit.ts'
import { createReset, findResetRecipient, type ResetRecipient } from './commands/create-reset.ts'
import { deleteOldResets, deleteReset } from './commands/delete-reset.ts'
import { resetMail } from './mail.ts'

interface ResetRequest {
  email: string
  /** False if an admin asks. */
  isStranger?: boolean
}

export const passwordResetJobs: Job[] = [
  { name: 'mail-password-reset', ...MAILS_OF_A_KIND, run: mailPasswordReset },
  {
    name: 'delete-old-password-resets',
    formerly: ['forget-old-resets'],
    cron: '23 3 * * *',
    run: ({ db, now }) => deleteOldResets(db, now()),
  },
]

async function mailPasswordReset(context: JobContext, request: ResetRequest, { id }: WorkedJob): Promise<void> {
  const { db, now } = context
  const { email, isStranger = true } = request
  const person = await findResetRecipient(db, email, now())
  if (!person) return
  const send = () => mailReset(context, id, person)
  if (isStranger) await withinMailLimit(db, { kind: 'password-reset', to: person.email, now: now() }, send)
  else await send()
}

async function mailReset(
  { db, sendMail, settings: { publicUrl }, now }: JobContext,
  jobId: string,
  { id: userId, email: to, ...receiver }: ResetRecipient,
): Promise<void> {
  const token = await createReset(db, { id: userId, email: to }, now())
  if (!token) return
  const url = `${publicUrl}/reset-password#token=${token}`
  // Each attempt has a new token: mail programs would drop a repeated id.
  const id = messageId(`${jobId}.${hashOf(token).slice(0, 12)}`, publicUrl)
  await sendMail({ to, messageId: id, ...resetMail({ ...receiver, url }) }).catch(async (error) => {
    await deleteReset(db, token)
    throw error
  })
}
