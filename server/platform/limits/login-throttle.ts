import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'

/** Wrong passwords, counted in the database so that they survive a restart and are shared by all processes. Successes are not counted. */
const MINUTE = 60_000
const LIMITS = {
  /** One account from one network: then a pause that doubles up to a day. */
  account_network: { most: 5, windowMs: 15 * MINUTE },
  account: { most: 20, windowMs: 60 * MINUTE },
  /** Loose: a whole hostel may share one address. */
  network: { most: 100, windowMs: 60 * MINUTE },
} as const
type Kind = keyof typeof LIMITS

const FIRST_BLOCK_MS = 15 * MINUTE
const LONGEST_BLOCK_MS = 24 * 60 * MINUTE

export interface Attempt {
  /** The account's e-mail in the form that is compared. */
  account: string
  network: string
}

const keysOf = ({ account, network }: Attempt): Record<Kind, string> => ({
  account_network: `account_network ${account} ${network}`,
  account: `account ${account}`,
  network: `network ${network}`,
})

/**
 * @throws Refusal 429 with the time to wait
 */
export async function assertNotThrottled(
  db: Db,
  attempt: Attempt,
  { exceptAccountWide }: { exceptAccountWide: boolean },
  now: Date,
): Promise<void> {
  const keys = keysOf(attempt)
  const counted = exceptAccountWide ? [keys.account_network] : Object.values(keys)
  const rows = await db
    .selectFrom('sign_in_failures')
    .where('key', 'in', counted)
    .where('blocked_until', '>', now)
    .select('blocked_until')
    .execute()
  const until = Math.max(0, ...rows.map((row) => row.blocked_until?.getTime() ?? 0))
  const seconds = Math.ceil((until - now.getTime()) / 1000)
  if (seconds > 0) throw new HttpError(429, tooManySentence(seconds), { retryAfter: seconds })
}

const tooManySentence = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return `Too many failed attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

/** One statement a key, so that simultaneous failures are all counted. */
export async function recordFailure(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const keys = keysOf(attempt)
  for (const kind of Object.keys(keys) as Kind[]) {
    const { most, windowMs } = LIMITS[kind]
    const windowEnds = new Date(now.getTime() + windowMs)
    const isOver = sql`sign_in_failures.window_ends_at < ${now}`
    const { failures, blocks } = await db
      .insertInto('sign_in_failures')
      .values({ key: keys[kind], failures: 1, window_ends_at: windowEnds })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql`case when ${isOver} then 1 else sign_in_failures.failures + 1 end`,
          window_ends_at: sql`case when ${isOver} then ${windowEnds} else sign_in_failures.window_ends_at end`,
        }),
      )
      .returning(['failures', 'blocks'])
      .executeTakeFirstOrThrow()
    if (failures < most) continue
    const until = new Date(now.getTime() + Math.min(FIRST_BLOCK_MS * 2 ** Math.min(blocks, 20), LONGEST_BLOCK_MS))
    await db
      .updateTable('sign_in_failures')
      .set({ blocked_until: until, blocks: blocks + 1, failures: 1, window_ends_at: until })
      .where('key', '=', keys[kind])
      .execute()
  }
}

export async function clearFailures(db: Db, attempt: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('key', '=', keysOf(attempt).account_network).execute()
}

export async function clearAccountFailures(db: Db, account: string): Promise<void> {
  const name = account.replace(/[\\%_]/g, '\\$&')
  await db
    .deleteFrom('sign_in_failures')
    .where((eb) => eb.or([eb('key', '=', `account ${account}`), eb('key', 'like', `account\\_network ${name} %`)]))
    .execute()
}

export async function deleteOldFailures(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('window_ends_at', '<', daysBefore(now, RETENTION_DAYS.signInFailures))
    .where((eb) => eb.or([eb('blocked_until', 'is', null), eb('blocked_until', '<', now)]))
    .execute()
}
