import { accountJobs } from './accounts/accounts/jobs.ts'
import { auditJobs } from './accounts/audit/jobs.ts'
import { emailLinkJobs } from './accounts/email-links/jobs.ts'
import { passwordResetJobs } from './accounts/password-reset/jobs.ts'
import { secondFactorJobs } from './accounts/second-factor/jobs.ts'
import { sessionJobs } from './accounts/sessions/jobs.ts'
import { checkoutJobs } from './billing/checkout/jobs.ts'
import type { Payments } from './billing/providers/payments.ts'
import { subscriptionJobs } from './billing/subscriptions/jobs.ts'
import { postJobs } from './community/posts/jobs.ts'
import type { OpenDatabase } from './db/open.ts'
import type { JobContext, JobLog } from './job-context.ts'
import { resetDeliveryLocks } from './messaging/mail/commands/send-due-mail.ts'
import { mailJobs } from './messaging/mail/jobs.ts'
import { notificationJobs } from './messaging/notifications/jobs.ts'
import { analyticsJobs } from './newsroom/analytics/jobs.ts'
import type { Engines } from './newsroom/engines/engines.ts'
import { entryJobs } from './newsroom/entries/jobs.ts'
import { mistakeReportJobs } from './newsroom/mistake-reports/jobs.ts'
import { expireLeases } from './newsroom/processing/commands/lease.ts'
import { processingJobs } from './newsroom/processing/jobs.ts'
import { translationJobs } from './newsroom/translations/jobs.ts'
import type { Queue } from './platform/jobs/queue.ts'
import { releaseInterruptedJobs } from './platform/jobs/release-interrupted.ts'
import { recordLastSend } from './platform/mail/last-send.ts'
import { mailTransport } from './platform/mail/mail.ts'
import { urgentFirst } from './platform/mail/urgent-first.ts'
import type { Storage } from './platform/storage/storage.ts'
import { mockTestJobs } from './practice/mock-tests/jobs.ts'
import { recallJobs } from './practice/recall/jobs.ts'
import { writingJobs } from './practice/writing/jobs.ts'
import { writingFeedbackJobs } from './practice/writing-feedback/jobs.ts'
import { audioJobs } from './reading/audio/jobs.ts'
import { figureJobs } from './reading/figures/jobs.ts'
import type { Settings } from './settings/settings.ts'
import { feedbackJobs } from './site/feedback/jobs.ts'
import { compilationJobs } from './syllabus/compilations/jobs.ts'
import { noteJobs } from './syllabus/notes/jobs.ts'

/**
 * Everything that happens without a request: the mails that were put off, and what recurs (times in Asia/Kolkata).
 *
 * - 03:17 every day: expired sessions and failure counts go (`sessions/jobs.ts`); 03:23: old reset links (`password-reset/jobs.ts`);
 *   03:27: old confirmation links (`email-links/jobs.ts`);
 *   03:31: recordings that nothing names (`audio/jobs.ts`); 03:41: pictures that nothing names (`figures/jobs.ts`)
 * - 01:07 to 05:07 every day: weights of FSRS are fitted to people (`practice/recall/jobs.ts`)
 * - every minute: mock tests whose time is over (`practice/mock-tests/jobs.ts`)
 * - every quarter of an hour, where it is evening: streak reminders; Saturday morning: saved and unread (`notifications/jobs.ts`)
 * - every minute: what is left to tell the readers of a corrected article (`notifications/jobs.ts`)
 * - every quarter of an hour, where it is morning: digests, bookmark mails; every minute: what the outbox holds (`mails/jobs.ts`)
 * - every minute: days whose time to be published has come (`newsroom/entries/jobs.ts`)
 * - every minute: articles that are to be found by other words than before an upgrade (`newsroom/translations/jobs.ts`)
 * - every minute: translations and recordings that wait (`newsroom/processing/jobs.ts`); 03:43: old paragraphs
 * - every minute: trials, periods and grace that end, subscriptions to be ended at the provider (`billing/subscriptions/jobs.ts`); 03:53: old
 *   checkouts (`billing/checkout/jobs.ts`); 03:57: payment events that are nobody's; 03:59: old acts of admins (`audit/jobs.ts`). How long things stay: `platform/retention.ts`
 * - two minutes past every hour: weeks and months that are over are announced (`syllabus/compilations/jobs.ts`)
 * - every minute: highlights and reported passages of changed articles that are left (`syllabus/notes/jobs.ts`, `newsroom/mistake-reports/jobs.ts`)
 */
export async function startJobs(
  settings: Settings,
  { db, engine }: OpenDatabase,
  queue: Queue,
  storage: Storage,
  engines: Engines,
  payments: Payments,
  log: JobLog,
  now = () => new Date(),
): Promise<void> {
  await queue.start()
  if (engine === 'embedded') {
    await releaseInterruptedJobs(db)
    await resetDeliveryLocks(db)
    await expireLeases(db, now())
  }
  const { publicUrl, audioScope, mailsAtOnce, sessionLimits, allowances } = settings
  const sendMail = recordLastSend(mailTransport(settings))
  await registerJobs({
    db,
    queue,
    storage,
    engines,
    payments,
    sendMail,
    mailsAtOnce,
    publicUrl,
    audioScope,
    answerFeedbackQuota: allowances.answerFeedback,
    sessionLimits,
    now,
    log,
  })
  await queue.importRestoredJobs(db)
}

export async function registerJobs({ sendMail, ...means }: Omit<JobContext, 'digests'>): Promise<void> {
  const { urgent, whenCalm } = urgentFirst(sendMail)
  const context = { ...means, sendMail: urgent, digests: { sendMail, whenCalm } }
  for (const jobs of [
    accountJobs,
    secondFactorJobs,
    sessionJobs,
    passwordResetJobs,
    emailLinkJobs,
    audioJobs,
    figureJobs,
    entryJobs,
    notificationJobs,
    mailJobs,
    postJobs,
    analyticsJobs,
    processingJobs,
    translationJobs,
    feedbackJobs,
    subscriptionJobs,
    checkoutJobs,
    auditJobs,
    recallJobs,
    mockTestJobs,
    writingJobs,
    writingFeedbackJobs,
    compilationJobs,
    noteJobs,
    mistakeReportJobs,
  ])
    await jobs(context)
}
