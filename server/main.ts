/** The process: settings, database, application, graceful end. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { HubSamples } from '#contract/peer-learning.ts'
import { SampleDiscussions } from '#contract/quiz-forums.ts'
import { buildApp } from './app.ts'
import { listenForCopies } from './db/backup/control.ts'
import { EmbeddedDatabase } from './db/embedded.ts'
import { type OpenDatabase, openEmbedded, openServer } from './db/open.ts'
import { readDay } from './ingest/rules.ts'
import { seedDemo } from './instance/commands.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './instance/rules.ts'
import { startListening } from './listeners.ts'
import { takeInSamples as takeInHubSamples } from './peer-learning/commands.ts'
import { openEngines } from './platform/engines.ts'
import { keepErasureFile } from './platform/erasures.ts'
import { listeningUrl } from './platform/http.ts'
import { openStorage } from './platform/open-storage.ts'
import { openPayments } from './platform/payments.ts'
import { openQueue } from './platform/queue.ts'
import { prepareDatabase } from './prepare.ts'
import { processDemo } from './processing/commands.ts'
import { takeInSamples as takeInDiscussions } from './quiz-forums/commands.ts'
import { startJobs } from './schedule.ts'
import { readSettings, SettingError, type Settings } from './settings.ts'

const DRAIN_MS = 10_000
const IMAGE = 'dist/database'

try {
  await main(readSettings())
} catch (error) {
  const isPlain =
    error instanceof SettingError ||
    (error instanceof Error && /embedded database|PostgreSQL|EADDRINUSE|ECONNREFUSED/.test(error.message))
  console.error(isPlain ? `Cannot start: ${(error as Error).message}` : error)
  process.exit(1)
}

async function main(settings: Settings): Promise<void> {
  const database = await open(settings)
  await prepareDatabase(settings, database.db, console)
  await keepErasureFile(database.db, settings.dataDir)
  const stopCopies = await offerCopies(settings, database)
  startListening(settings.audioScope)
  if (settings.demo) await seedDemo(database.db, sampleDays(), new Date())
  await takeInHubSamples(database.db, hubSamples(), new Date())
  await takeInDiscussions(database.db, sampleDiscussions(), new Date())
  const queue = openQueue(database, { warn: (message) => console.warn(message) })
  const storage = openStorage(settings.storage)
  const engines = openEngines(settings.engines)
  // The test checkout calls this very process, which is not there to be called until it listens.
  const payments = openPayments(settings.payments, database.db, () => listeningUrl(app) ?? settings.publicUrl)
  const app = await buildApp({ settings, database, queue, storage, engines, payments })
  let isEnding = false
  let jobs = Promise.resolve()
  closeWithGrace({ delay: DRAIN_MS, logger: false }, async ({ err }) => {
    isEnding = true
    if (err) app.log.fatal({ err }, 'ending after an unexpected error')
    await app.close()
    await jobs
    await queue.stop().catch(() => {})
    engines.close()
    stopCopies()
    await database.close()
  })
  await app.listen({ port: settings.port, host: settings.host })
  // Not awaited: pages need no jobs. Until this is done, the few calls that put work off are told to come back in a moment.
  jobs = startJobs(settings, database, queue, storage, engines, payments, app.log).then(
    () => {
      greet(settings, database)
      if (settings.demo && settings.processDemo) return processDemo(database.db, queue, settings.audioScope, new Date())
    },
    (error) => {
      if (!isEnding) app.log.error({ err: error }, 'jobs did not start')
    },
  )
}

function open(settings: Settings): Promise<OpenDatabase> {
  const log = (message: string) => console.warn(message)
  if (settings.databaseUrl) return openServer(settings.databaseUrl, settings.databasePool, log)
  return openEmbedded(settings.dataDir, existsSync(IMAGE) ? IMAGE : null)
}

/** Without it everything works but a backup of the running embedded database. */
async function offerCopies({ dataDir }: Settings, database: OpenDatabase): Promise<() => void> {
  if (!(database.embedded instanceof EmbeddedDatabase)) return () => {}
  const warn = (message: string) => console.warn(message)
  return listenForCopies(database.embedded, dataDir, warn).catch((error) => {
    warn(`Backups need the server stopped: ${error.message}`)
    return () => {}
  })
}

function sampleDays() {
  const folder = resolve('content')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const read = readDay(readFileSync(join(folder, name), 'utf8'))
      if ('error' in read) throw new Error(`content/${name}: ${read.error} ${JSON.stringify(read.details)}`)
      return read.day
    })
}

function hubSamples(): HubSamples {
  return HubSamples.parse(JSON.parse(readFileSync(resolve('content/community/peer-learning.json'), 'utf8')))
}

function sampleDiscussions() {
  return SampleDiscussions.parse(JSON.parse(readFileSync(resolve('content/community/quiz-discussion.json'), 'utf8')))
}

function greet({ host, port, demo }: Settings, { engine }: OpenDatabase): void {
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  console.log(
    `UPSC Current Catalyst is at http://${shown}:${port} (${engine === 'embedded' ? 'embedded database' : 'PostgreSQL'})`,
  )
  if (!demo) return
  console.log(`Demo accounts, password ${DEMO_PASSWORD}: ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')}`)
}
