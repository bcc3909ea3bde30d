import { findPerson } from '#server/accounts/accounts/commands/find-person.ts'
import { type Job, type JobContext, MAILS_OF_A_KIND, messageId } from '#server/job-context.ts'
import type { WorkedJob } from '#server/platform/jobs/queue.ts'
import { type FactorChange, factorChangedMail } from './mail.ts'

export const secondFactorJobs: Job[] = [{ name: 'mail-factor-changed', ...MAILS_OF_A_KIND, run: mailFactorChanged }]

async function mailFactorChanged(
  { db, sendMail, settings: { publicUrl } }: JobContext,
  { userId, change }: { userId: string; change: FactorChange },
  { id }: WorkedJob,
): Promise<void> {
  const person = await findPerson(db, userId)
  if (!person) return
  const mail = factorChangedMail({ change, ...person, url: `${publicUrl}/forgot-password` })
  await sendMail({ to: person.email, messageId: messageId(id, publicUrl), ...mail })
}
