import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Allowances } from './platform/allowance.ts'

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
  /** Connections to the PostgreSQL server. */
  databasePool: number
  /** Demo content and demo accounts; never true with `DATABASE_URL` or `NODE_ENV=production`. */
  demo: boolean
  /** `null`: mail is written to `dataDir/outbox`. */
  smtpUrl: string | null
  mailFrom: string
  /** Folder of recordings. */
  storageDir: string
  /** Origin of the social site whose public posts the break game shows, without a trailing slash. */
  redditBaseUrl: string
  /** Proxies whose X-Forwarded-For is believed: addresses or CIDR ranges. */
  trustProxy: string[] | false
  logLevel: string
  /** Whether `/metrics` answers callers that are not on this machine. */
  metricsPublic: boolean
  /** Calls a minute and caller; 0 means no limit. */
  rates: { read: number; write: number; auth: number; heavy: number }
  /** What one person may write, whatever the address it comes from; 0 means no limit. */
  allowances: Allowances
}

export class SettingError extends Error {}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Env = Record<string, string | undefined>

/**
 * @throws SettingError with a sentence that names the wrong variable
 */
export function readSettings(env: Env = process.env): Settings {
  const port = whole(env, 'PORT', 3000, 0, 65_535)
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const isProduction = env.NODE_ENV === 'production'
  const demoWanted = flag(env, 'DEMO', databaseUrl === null && !isProduction)
  if (demoWanted && env.DEMO && (databaseUrl !== null || isProduction))
    throw new SettingError(
      'DEMO=1 is only for the embedded database outside production: unset DEMO, or unset DATABASE_URL and NODE_ENV.',
    )
  const dataDir = resolve(env.DATA_DIR || 'data')
  return {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl: (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl,
    databasePool: whole(env, 'DATABASE_POOL', 10, 1, 200),
    demo: demoWanted,
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || 'UPSC Current Catalyst <no-reply@localhost>',
    storageDir: folder(env, 'STORAGE_URL') ?? join(dataDir, 'storage'),
    redditBaseUrl: origin(env, 'REDDIT_BASE_URL') ?? 'https://www.reddit.com',
    trustProxy: env.TRUST_PROXY ? env.TRUST_PROXY.split(',').map((part) => part.trim()) : false,
    logLevel: choice(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    metricsPublic: flag(env, 'METRICS_PUBLIC', false),
    rates: {
      read: whole(env, 'RATE_READ', 1200, 0, 1_000_000),
      write: whole(env, 'RATE_WRITE', 240, 0, 1_000_000),
      auth: whole(env, 'RATE_AUTH', 120, 0, 1_000_000),
      heavy: whole(env, 'RATE_HEAVY', 30, 0, 1_000_000),
    },
    allowances: {
      posts: { most: whole(env, 'POSTS_PER_MINUTE', 10, 0, 1_000_000), perSeconds: MINUTE },
      reactions: { most: whole(env, 'REACTIONS_PER_MINUTE', 60, 0, 1_000_000), perSeconds: MINUTE },
      reports: { most: whole(env, 'REPORTS_PER_DAY', 20, 0, 1_000_000), perSeconds: DAY },
      forums: { most: whole(env, 'FORUMS_PER_DAY', 20, 0, 1_000_000), perSeconds: DAY },
      feedback: { most: whole(env, 'FEEDBACK_PER_HOUR', 10, 0, 1_000_000), perSeconds: HOUR },
    },
  }
}

function whole(env: Env, name: string, fallback: number, least: number, most: number): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new SettingError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`)
  return value
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  const text = env[name]
  if (!text) return fallback
  if (text !== '0' && text !== '1') throw new SettingError(`${name} must be 1 or 0, not "${text}".`)
  return text === '1'
}

function choice(env: Env, name: string, options: string[], fallback: string): string {
  const text = env[name]
  if (!text) return fallback
  if (!options.includes(text)) throw new SettingError(`${name} must be one of ${options.join(', ')}, not "${text}".`)
  return text
}

/** The value is not repeated in the sentence: these addresses carry passwords. */
function url(env: Env, name: string, protocols: string[]): string | null {
  const text = env[name]
  if (!text) return null
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new SettingError(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
  return text
}

/** A path, or a `file:` address. */
function folder(env: Env, name: string): string | null {
  const text = env[name]
  if (!text) return null
  if (text.startsWith('file:')) return fileURLToPath(text)
  if (/^[a-z][a-z0-9+.-]+:/i.test(text)) throw new SettingError(`${name} must be a folder.`)
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
