import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RateClass } from '#contract/endpoint.ts'
import type { PaymentSettings } from '#server/billing/providers/payment-port.ts'
import type { EngineSettings } from '#server/newsroom/engines/engines.ts'
import type { Quotas } from '#server/platform/limits/quota.ts'
import type { Bucket } from '#server/platform/storage/s3-storage.ts'
import { readPayments } from './billing-settings.ts'
import { readBucket, readEngines } from './engine-settings.ts'
import { choice, type Env, flag, SettingError, url, whole } from './setting-readers.ts'

export { SettingError } from './setting-readers.ts'

/** Every setting, read from the environment once. `docs/operations.md` lists them for operators. */
export interface Settings {
  port: number
  host: string
  /** Origin that mails and canonical addresses use, without a trailing slash. */
  publicUrl: string
  /** Folder of the embedded database, the outbox and stored files. */
  dataDir: string
  /** A PostgreSQL server; `null` means the embedded database under `dataDir`. */
  databaseUrl: string | null
  /** The same database for a role that may make tables; `null`: the role of `databaseUrl` may. */
  migrateDatabaseUrl: string | null
  /** A standby of it for calls that can do with what was true a moment ago. */
  databaseReplicaUrl: string | null
  /** Where to listen for what other processes say, if not at `databaseUrl`. */
  databaseListenUrl: string | null
  /** Whether `databaseUrl` is a pooler that gives each transaction another connection. */
  databasePooler: boolean
  /** Connections of each process to the PostgreSQL server. */
  databasePool: number
  /** What this process does: pages and calls, the jobs behind them, or both. */
  run: Run
  /** Processes that serve on this machine; with more than one, another does the jobs. */
  webConcurrency: number
  /** Demo content and demo accounts; never true with `DATABASE_URL` or `NODE_ENV=production`. */
  demo: boolean
  /** `null`: mail is written to `dataDir/outbox`. */
  smtpUrl: string | null
  /** Digests and the like that one process has under way at once. */
  mailsAtOnce: number
  /** What one process hands to the mail server in a second; 0 means no limit. */
  mailsPerSecond: number
  mailFrom: string
  /** Where recordings are kept. */
  storage: { folder: string } | { bucket: Bucket }
  /** What makes translations and audio; what is not configured is `null`. */
  engines: EngineSettings
  /** What is read aloud of an article: title and summary, or all of it. */
  audioScope: 'overview' | 'full'
  /** Whether a demo makes the audio of its sample days. */
  processDemo: boolean
  /** Origin of the social site whose public posts the break game shows, without a trailing slash. */
  redditBaseUrl: string
  /** Who takes the money for Pro. */
  payments: PaymentSettings
  /** Proxies whose X-Forwarded-For is believed: addresses or CIDR ranges. */
  trustProxy: string[] | false
  logLevel: string
  /** From a delay of the event loop of so long on, callers are told to come back; 0: never. */
  busyAfterMs: number
  /** Connections that one process accepts at a time; 0 means no limit. */
  maxConnections: number
  /** Whether `/metrics` answers callers that are not on this machine. */
  metricsPublic: boolean
  /** Calls a minute and caller; 0 means no limit. */
  rates: Record<RateClass, number>
  /** What one person may write, whatever the address it comes from; 0 means no limit. */
  allowances: Quotas
}

const RUNS = ['all', 'web', 'worker'] as const
export type Run = (typeof RUNS)[number]

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * @throws SettingError with a sentence that names the wrong variable
 */
export function readSettings(env: Env = process.env): Settings {
  const port = whole(env, 'PORT', 3000, 0, 65_535)
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const migrateDatabaseUrl = url(env, 'MIGRATE_DATABASE_URL', ['postgres:', 'postgresql:'])
  if (migrateDatabaseUrl !== null && databaseUrl === null)
    throw new SettingError('MIGRATE_DATABASE_URL is the database of DATABASE_URL for another role: set that too.')
  const run = choice(env, 'RUN', [...RUNS], 'all') as Run
  const webConcurrency = whole(env, 'WEB_CONCURRENCY', 1, 1, 128)
  if (databaseUrl === null && (run !== 'all' || webConcurrency > 1))
    throw new SettingError(
      'RUN and WEB_CONCURRENCY are for a PostgreSQL server: the embedded database belongs to one process. Set DATABASE_URL.',
    )
  const databaseReplicaUrl = url(env, 'DATABASE_REPLICA_URL', ['postgres:', 'postgresql:'])
  const databaseListenUrl = url(env, 'DATABASE_LISTEN_URL', ['postgres:', 'postgresql:'])
  const databasePooler = flag(env, 'DATABASE_POOLER', false)
  if (databaseUrl === null && (databaseReplicaUrl !== null || databaseListenUrl !== null || databasePooler))
    throw new SettingError('DATABASE_REPLICA_URL, DATABASE_LISTEN_URL and DATABASE_POOLER go with DATABASE_URL: set that too.')
  if (databasePooler && databaseListenUrl === null)
    throw new SettingError(
      'Through a pooler nothing can be listened to: set DATABASE_LISTEN_URL to the address of the server itself.',
    )
  if (run === 'worker' && webConcurrency > 1)
    throw new SettingError('WEB_CONCURRENCY counts processes that serve: leave it out with RUN=worker.')
  const isProduction = env.NODE_ENV === 'production'
  const demoWanted = flag(env, 'DEMO', databaseUrl === null && !isProduction)
  if (demoWanted && env.DEMO && (databaseUrl !== null || isProduction))
    throw new SettingError(
      'DEMO=1 is only for the embedded database outside production: unset DEMO, or unset DATABASE_URL and NODE_ENV.',
    )
  const bucket = readBucket(env, 'STORAGE_URL')
  const dataDir = resolve(env.DATA_DIR || 'data')
  return {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl: (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl,
    migrateDatabaseUrl,
    databaseReplicaUrl,
    databaseListenUrl,
    databasePooler,
    databasePool: whole(env, 'DATABASE_POOL', 10, 1, 200),
    run,
    webConcurrency,
    demo: demoWanted,
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || 'UPSC Current Catalyst <no-reply@localhost>',
    ...mailPace(env),
    storage: bucket ? { bucket } : { folder: folder(env, 'STORAGE_URL') ?? join(dataDir, 'storage') },
    engines: readEngines(env),
    audioScope: choice(env, 'AUDIO_SCOPE', ['overview', 'full'], 'full') as Settings['audioScope'],
    processDemo: flag(env, 'PROCESS_DEMO', true),
    redditBaseUrl: origin(env, 'REDDIT_BASE_URL') ?? 'https://www.reddit.com',
    payments: readPayments(env, demoWanted),
    trustProxy: env.TRUST_PROXY ? env.TRUST_PROXY.split(',').map((part) => part.trim()) : false,
    logLevel: choice(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    busyAfterMs: whole(env, 'BUSY_AFTER_MS', 3000, 0, 60_000),
    maxConnections: whole(env, 'MAX_CONNECTIONS', 0, 0, 1_000_000),
    metricsPublic: flag(env, 'METRICS_PUBLIC', false),
    rates: {
      read: whole(env, 'RATE_READ', 1200, 0, 1_000_000),
      write: whole(env, 'RATE_WRITE', 240, 0, 1_000_000),
      auth: whole(env, 'RATE_AUTH', 120, 0, 1_000_000),
      heavy: whole(env, 'RATE_HEAVY', 30, 0, 1_000_000),
      webhook: whole(env, 'RATE_WEBHOOK', 1200, 0, 1_000_000),
    },
    allowances: {
      posts: { most: whole(env, 'POSTS_PER_MINUTE', 10, 0, 1_000_000), perSeconds: MINUTE },
      reactions: { most: whole(env, 'REACTIONS_PER_MINUTE', 60, 0, 1_000_000), perSeconds: MINUTE },
      reports: { most: whole(env, 'REPORTS_PER_DAY', 20, 0, 1_000_000), perSeconds: DAY },
      forums: { most: whole(env, 'FORUMS_PER_DAY', 20, 0, 1_000_000), perSeconds: DAY },
      checkouts: { most: whole(env, 'CHECKOUTS_PER_HOUR', 20, 0, 1_000_000), perSeconds: HOUR },
      feedback: { most: whole(env, 'FEEDBACK_PER_HOUR', 10, 0, 1_000_000), perSeconds: HOUR },
    },
  }
}

/** Where a command goes that does its work alone: to the server itself, past a pooler. @returns `null` for the embedded database */
export const directUrl = ({ databaseUrl, databaseListenUrl }: Settings): string | null => databaseListenUrl ?? databaseUrl

/** Where a mail server is given so many a second, whoever wants a new password waits behind no more digests than that. */
const LONGEST_TURN_SECONDS = 3

function mailPace(env: Env): Pick<Settings, 'mailsAtOnce' | 'mailsPerSecond'> {
  const mailsPerSecond = whole(env, 'MAILS_PER_SECOND', 0, 0, 10_000)
  const mailsAtOnce = whole(env, 'MAILS_AT_ONCE', 20, 1, 500)
  return {
    mailsPerSecond,
    mailsAtOnce: mailsPerSecond > 0 ? Math.min(mailsAtOnce, mailsPerSecond * LONGEST_TURN_SECONDS) : mailsAtOnce,
  }
}

/** A path, or a `file:` address. */
function folder(env: Env, name: string): string | null {
  const text = env[name]
  if (!text) return null
  if (text.startsWith('file:')) return fileURLToPath(text)
  if (/^[a-z][a-z0-9+.-]+:/i.test(text)) throw new SettingError(`${name} must be a folder, or a bucket as s3://name/prefix.`)
  return resolve(text)
}

/** It goes into the content security policy, where anything but an origin could open more than is meant. */
function origin(env: Env, name: string): string | null {
  const text = url(env, name, ['http:', 'https:'])
  if (text === null) return null
  const { origin, pathname, search } = new URL(text)
  if (pathname !== '/' || search)
    throw new SettingError(`${name} must be an origin such as https://www.reddit.com, without a path.`)
  return origin
}
