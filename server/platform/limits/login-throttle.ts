import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import * as m from '#messages/server/platform.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'
import { secondsUntil } from './limit.ts'
import { countInWindow } from './stored-window.ts'

/** Decision 0033. Counted before the password check: otherwise many at once would pass a limit. */
const MINUTE = 60_000
const LIMITS = {
  /** Has signed in before: failures of others do not count. */
  device: { most: 5, windowMs: 15 * MINUTE },
  account_network: { most: 5, windowMs: 15 * MINUTE },
  /** All strangers to an account. */
  account: { most: 20, windowMs: 60 * MINUTE },
  /** A coaching centre may share one address. */
  network: { most: 500, windowMs: 60 * MINUTE },
} as const
type Kind = keyof typeof LIMITS

const FIRST_BLOCK_MS = 15 * MINUTE
const LONGEST_BLOCK_MS = 24 * 60 * MINUTE

export interface Attempt {
  /** Normalised email. */
  account: string
  network: string
  device: string | undefined
  known: 'device' | 'network' | null
}

/** Locking order, against deadlocks. */
const KINDS: Record<'device' | 'network' | 'stranger', Kind[]> = {
  device: ['device'],
  network: ['account_network'],
  stranger: ['account_network', 'account', 'network'],
}
const kindsOf = ({ known }: Attempt) => KINDS[known ?? 'stranger']

/** @throws HttpError 429; then nothing is counted */
export async function beginAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const keys = await keysOf(db, attempt)
  const blocked = await inTransaction(db, async (db) => {
    for (const kind of kindsOf(attempt)) if (!(await count(db, kind, keys[kind], now))) throw new Blocked(keys[kind])
  }).catch((error) => {
    if (error instanceof Blocked) return error
    throw error
  })
  if (blocked) throw await tooMany(db, blocked.key, now)
}

class Blocked extends Error {
  readonly key: string

  constructor(key: string) {
    super('blocked')
    this.key = key
  }
}

const count = (db: Db, kind: Kind, key: string, now: Date): Promise<boolean> =>
  countInWindow(
    db,
    {
      table: 'sign_in_failures',
      key: { key },
      count: 'failures',
      ...LIMITS[kind],
      unless: sql`coalesce(sign_in_failures.blocked_until > ${now}, false)`,
    },
    now,
  )

async function tooMany(db: Db, key: string, now: Date): Promise<HttpError> {
  const row = await db.selectFrom('sign_in_failures').where('key', '=', key).select('blocked_until').executeTakeFirst()
  const seconds = secondsUntil(row?.blocked_until?.getTime() ?? 0, now.getTime())
  return new HttpError(429, tooManySentence(seconds), { retryAfter: seconds })
}

const tooManySentence = (seconds: number): string => m.tooManyFailures({ minutes: Math.ceil(seconds / 60) })

export async function recordFailure(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const keys = await keysOf(db, attempt)
  for (const kind of kindsOf(attempt)) await blockAtLimit(db, kind, keys[kind], now)
}

async function blockAtLimit(db: Db, kind: Kind, key: string, now: Date): Promise<void> {
  const seconds = sql`least(${FIRST_BLOCK_MS / 1000} * power(2, least(blocks, 20)), ${LONGEST_BLOCK_MS / 1000})`
  const until = sql<Date>`${now}::timestamptz + make_interval(secs => ${seconds})`
  await db
    .updateTable('sign_in_failures')
    .set({ blocked_until: until, window_ends_at: until, blocks: sql`blocks + 1`, failures: 1 })
    .where('key', '=', key)
    .where('failures', '>=', LIMITS[kind].most)
    .execute()
}

export async function recordSuccess(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const keys = await keysOf(db, attempt)
  const [own = 'account_network', ...shared] = kindsOf(attempt)
  await db.deleteFrom('sign_in_failures').where('key', '=', keys[own]).execute()
  for (const kind of shared) await takeBack(db, keys[kind], now)
}

export async function cancelAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const keys = await keysOf(db, attempt)
  for (const kind of kindsOf(attempt)) await takeBack(db, keys[kind], now)
}

async function takeBack(db: Db, key: string, now: Date): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({
      failures: sql`greatest(failures - 1, 1)`,
      // There are no rows with zero failures.
      window_ends_at: sql`case when failures > 1 then window_ends_at else ${now}::timestamptz end`,
    })
    .where('key', '=', key)
    .execute()
}

export async function clearAccountFailures(db: Db, account: string): Promise<void> {
  const hash = await keyedHash(db)
  const name = hash(account)
  await db
    .deleteFrom('sign_in_failures')
    .where(({ or, eb }) =>
      or([
        eb('key', '=', `account:${name}`),
        eb('key', 'like', `device:${name}:%`),
        eb('key', 'like', `account\\_network:${name}:%`),
      ]),
    )
    .execute()
}

export async function deleteOldFailures(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('window_ends_at', '<', daysBefore(now, RETENTION_DAYS.signInFailures))
    .where((eb) => eb.or([eb('blocked_until', 'is', null), eb('blocked_until', '<', now)]))
    .execute()
}

async function keysOf(db: Db, { account, network, device }: Attempt): Promise<Record<Kind, string>> {
  const hash = await keyedHash(db)
  return {
    device: `device:${hash(account)}:${hash(device ?? '')}`,
    account_network: `account_network:${hash(account)}:${hash(network)}`,
    account: `account:${hash(account)}`,
    network: `network:${hash(network)}`,
  }
}

/** Keyed: the table shows neither addresses nor networks. */
async function keyedHash(db: Db): Promise<(text: string) => string> {
  const secret = await secretFor(db, 'sign-in-failures')
  return (text) => createHmac('sha256', secret).update(text).digest('hex')
}
