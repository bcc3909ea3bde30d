import type { OpenDatabase } from './db/open.ts'
import type { Engines } from './engines/engines.ts'
import { FEATURES } from './features.ts'
import type { Job, JobContext, JobLog } from './job-context.ts'
import { resetDeliveryLocks } from './messaging/mail/commands/send-due-mail.ts'
import { PROPOSALS } from './newsroom/drafting/commands/claim-proposal.ts'
import { UNITS } from './newsroom/processing/commands/claim-unit.ts'
import { FETCHES } from './newsroom/sources/commands/fetch-due-sources.ts'
import type { Payments } from './payments/payments.ts'
import { publicNetwork } from './platform/external/public-network.ts'
import { expireLeases } from './platform/jobs/lease.ts'
import type { Queue } from './platform/jobs/queue.ts'
import { releaseInterruptedJobs } from './platform/jobs/release-interrupted.ts'
import { recordLastSend } from './platform/mail/last-send.ts'
import { mailTransport } from './platform/mail/mail.ts'
import { urgentFirst } from './platform/mail/urgent-first.ts'
import type { Storage } from './platform/storage/storage.ts'
import type { Settings } from './settings/settings.ts'

export async function startJobs(
  settings: Settings,
  { db, engine }: OpenDatabase,
  queue: Queue,
  storage: Storage,
  engines: Engines,
  payments: Payments,
  log: JobLog,
  now = () => new Date(),
  network = publicNetwork,
): Promise<void> {
  await queue.start()
  if (engine === 'embedded') {
    await releaseInterruptedJobs(db)
    await resetDeliveryLocks(db)
    for (const table of [UNITS, PROPOSALS, FETCHES]) await expireLeases(db, table, now())
  }
  const sendMail = recordLastSend(mailTransport(settings))
  await registerJobs({ db, queue, storage, engines, payments, settings, sendMail, now, log, network })
  await queue.importRestoredJobs(db)
}

export async function registerJobs({ sendMail, ...parts }: Omit<JobContext, 'digests' | 'mailSlots'>): Promise<void> {
  const { urgent, whenCalm } = urgentFirst(sendMail)
  const mailSlots = { free: parts.settings.mailsAtOnce }
  const context: JobContext = { ...parts, sendMail: urgent, digests: { sendMail, whenCalm }, mailSlots }
  const jobs = FEATURES.flatMap(({ jobs = [] }) => jobs)
  // All names first: a waiting job runs at once and may enqueue any other.
  for (const job of jobs) await parts.queue.create(job)
  for (const job of jobs) await registerJob(job, context)
}

function registerJob(job: Job, context: JobContext): Promise<void> {
  const { queue } = context
  if (job.cron === undefined) return queue.work(job.name, job, (data, worked) => job.run(context, data, worked))
  return queue.schedule(job.name, job.cron, (stopping) => job.run(context, stopping), job)
}
