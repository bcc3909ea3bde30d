import cluster from 'node:cluster'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { FirstForums } from '#contract/community/forums.ts'
import { HubSamples } from '#contract/community/peer-learning.ts'
import { SampleDiscussions } from '#contract/community/quiz-forums.ts'
import { SampleDrafts } from '#contract/newsroom/desk/sample-drafts.ts'
import { SampleThreads } from '#contract/newsroom/threads.ts'
import { confirmAllEmails } from './accounts/accounts/commands/confirm-address.ts'
import { syncDeletionLedger } from './accounts/accounts/commands/deletion-ledger.ts'
import { buildApp } from './app.ts'
import { createFirstForums } from './community/forums/commands/create-first-forums.ts'
import { importSamples as importHubSamples } from './community/peer-learning/commands/import-samples.ts'
import { importSamples as importSampleDiscussions } from './community/quiz-forums/commands/import-samples.ts'
import { openEmbedded } from './db/embedded/open-embedded.ts'
import { type OpenDatabase, openServer } from './db/open.ts'
import { openReplica } from './db/replica.ts'
import { openEngines } from './engines/engines.ts'
import { startListening } from './listeners.ts'
import { readDay } from './newsroom/ingest/rules.ts'
import { processFirstDemoArticle } from './newsroom/processing/commands/process-entry.ts'
import { openPayments } from './payments/payments.ts'
import { ErrorReports } from './platform/error-reports/error-reports.ts'
import { textsIn } from './platform/error-reports/known-texts.ts'
import { drainable } from './platform/http/drain.ts'
import { listeningUrl } from './platform/http/http.ts'
import { openQueue } from './platform/jobs/pg-boss-queue.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { productVersion } from './platform/version.ts'
import { prepareDatabase } from './prepare.ts'
import { startJobs } from './schedule.ts'
import type { Settings } from './settings/settings.ts'
import { closeDemo, seedDemo } from './site/instance/commands/seed-demo.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './site/instance/rules.ts'
import { STARTED } from './supervisor.ts'

const DRAIN_MS = 15_000
/** For clients with idle connections. */
const LAST_CALLS_MS = 3000

/** @throws Error */
export async function run(settings: Settings): Promise<void> {
  const database = await open(settings)
  await prepareDatabase(settings, database.db, console)
  await syncDeletionLedger(database.db, settings.dataDir)
  if (!settings.confirmEmail) await confirmAllEmails(database.db, new Date())
  startListening(settings.audioScope)
  await createFirstForums(database.db, firstForums(), new Date())
  const storage = openStorage(settings.storage)
  if (settings.demo) await seedDemo(database.db, storage, samples(), new Date())
  else await closeDemo(database.db, new Date())
  await importHubSamples(database.db, hubSamples(), new Date())
  await importSampleDiscussions(database.db, sampleDiscussions(), new Date())
  const warn = (message: string) => console.warn(message)
  const errorReports = new ErrorReports(settings.errorReports, { version: productVersion(), warn })
  const queue = openQueue(
    database,
    { warn },
    {
      works: settings.run !== 'web',
      onGivenUp: (error, { name, data }) =>
        errorReports.report(error, { transaction: `job ${name}`, tags: { job: name }, known: textsIn(data) }),
    },
  )
  const engines = openEngines(settings.engines)
  // The address is known only after listening.
  const payments = openPayments(settings.payments, database.db, () => listeningUrl(app) ?? settings.publicUrl)
  const replica = settings.databaseReplicaUrl ? openReplica(settings.databaseReplicaUrl, settings.databasePool, warn) : undefined
  const app = await buildApp({ settings, database, replica, queue, errorReports, storage, engines, payments })
  let isEnding = false
  let jobs: Promise<unknown> = Promise.resolve()
  const drain = drainable(app.server)
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err, signal }) => {
    isEnding = true
    if (err) {
      app.log.fatal({ err }, 'ending after an unexpected error')
      errorReports.report(err, { level: 'fatal', transaction: 'process' })
    }
    const reported = errorReports.flush()
    if (!err && signal === 'SIGTERM') await drain(LAST_CALLS_MS)
    await app.close()
    await jobs
    await queue.stop().catch(() => {})
    engines.close()
    await replica?.close()
    await database.close()
    await reported
  })
  const listen = async () => {
    // Beside other processes a worker need not listen.
    if (cluster.isPrimary || settings.run !== 'worker') await app.listen({ port: settings.port, host: settings.host })
  }
  const begin = () =>
    startJobs(settings, database, queue, storage, engines, payments, app.log).then(
      () => true,
      (error) => {
        if (isEnding) return false
        app.log.error({ err: error }, 'jobs did not start')
        errorReports.report(error, { transaction: 'start of jobs' })
        return false
      },
    )
  const tell = (hasBegun: boolean) => {
    process.send?.(STARTED)
    if (!hasBegun || isEnding) return
    if (cluster.isPrimary) greet(settings, database)
    if (settings.demo && settings.processDemo) return processFirstDemoArticle(database.db, queue, settings.audioScope, new Date())
  }
  // Jobs start first: a proxy sends requests to every process that listens, and enqueueing must not fail.
  const begun = begin()
  jobs = begun
  const hasBegun = await begun
  if (isEnding) return
  await listen()
  tell(hasBegun)
}

function open(settings: Settings): Promise<OpenDatabase> {
  const log = (message: string) => console.warn(message)
  const { databaseUrl, databasePool: poolSize, databaseListenUrl: listenUrl, databasePooler: isPooled } = settings
  const { dataDir, postgresBin: programFolder } = settings
  if (databaseUrl) return openServer(databaseUrl, { poolSize, listenUrl, isPooled }, log)
  return openEmbedded({ dataDir, programFolder, poolSize }, log)
}

const samples = () => ({ days: sampleDays(), threads: sampleThreads(), drafts: sampleDrafts(), pictureOf: samplePicture })

function sampleDays() {
  const folder = resolve('content')
  return readdirSync(folder)
    .filter((name) => /^\d{4}-\d\d-\d\d\.json$/.test(name))
    .sort()
    .map((name) => {
      const read = readDay(readFileSync(join(folder, name), 'utf8'))
      if ('error' in read) throw new Error(`content/${name}: ${read.error} ${JSON.stringify(read.details)}`)
      return read.day
    })
}

function sampleThreads() {
  return SampleThreads.parse(JSON.parse(readFileSync(resolve('content/threads.json'), 'utf8')))
}

function sampleDrafts() {
  return SampleDrafts.parse(JSON.parse(readFileSync(resolve('content/desk.json'), 'utf8')))
}

function samplePicture(id: string): Buffer | undefined {
  const path = resolve('content/pictures', `${id}.svg`)
  return existsSync(path) ? readFileSync(path) : undefined
}

function firstForums() {
  return FirstForums.parse(JSON.parse(readFileSync(resolve('content/community/first-forums.json'), 'utf8')))
}

function hubSamples(): HubSamples {
  return HubSamples.parse(JSON.parse(readFileSync(resolve('content/community/peer-learning.json'), 'utf8')))
}

function sampleDiscussions() {
  return SampleDiscussions.parse(JSON.parse(readFileSync(resolve('content/community/quiz-discussion.json'), 'utf8')))
}

function greet({ host, port, demo, run }: Settings, { engine }: OpenDatabase): void {
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  if (run === 'worker') {
    console.log(`UPSC Current Catalyst does its jobs here; its health is at http://${shown}:${port}/readyz`)
    return
  }
  console.log(
    `UPSC Current Catalyst is at http://${shown}:${port} (${engine === 'embedded' ? 'embedded database' : 'PostgreSQL'})`,
  )
  if (!demo) return
  console.log(`Demo accounts, password ${DEMO_PASSWORD}: ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')}`)
}
