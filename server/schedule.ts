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

/** Starts everything that runs without a request: mails that were put off, and recurring jobs (times in Asia/Kolkata). Each feature declares its own in `jobs.ts`. */
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
