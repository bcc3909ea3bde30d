import { type Job, type JobContext, MAILS_OF_A_KIND, messageId } from '#server/job-context.ts'
import type { WorkedJob } from '#server/platform/jobs/queue.ts'
import { withinMailLimit } from '#server/platform/limits/mail-limit.ts'
import { languageOf } from '#server/platform/text/language-of.ts'
import { passwordChangedMail } from './mail.ts'
import { findUser } from './queries.ts'

export const accountJobs: Job[] = [{ name: 'mail-password-changed', ...MAILS_OF_A_KIND, run: mailPasswordChanged }]

async function mailPasswordChanged(
  { db, sendMail, settings: { publicUrl }, now }: JobContext,
  { userId }: { userId: string },
  { id }: WorkedJob,
): Promise<void> {
  const user = await findUser(db, userId)
  if (!user) return
  const url = `${publicUrl}/forgot-password`
  const text = passwordChangedMail({ language: languageOf(user.interface_language), username: user.username, url })
  const mail = { to: user.email, messageId: messageId(id, publicUrl), ...text }
  // The address may be another person's.
  if (user.email_confirmed) await sendMail(mail)
  else await withinMailLimit(db, { kind: 'notice', to: user.email, now: now() }, () => sendMail(mail))
}
