import { type RawBuilder, sql } from 'kysely'
import { QUOTA_MESSAGES, type QuotaKind } from '#contract/quotas.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/** How often one person may do something; `most: 0` means as often as they like. */
export interface Quota {
  most: number
  perSeconds: number
}

/**
 * Takes one from what a person may do in the present window; must run inside the transaction that does it, so that what fails costs nothing.
 * One statement on one row: exact however many requests and processes do it at once.
 * @throws Refusal 429 with the seconds until the window ends
 */
export async function consumeQuota(
  db: Db,
  userId: string,
  kind: QuotaKind,
  { most, perSeconds }: Quota,
  now: Date,
): Promise<void> {
  if (most === 0) return
  const { rows } = await spending(userId, kind, most, windowEnd(perSeconds, now), now, sql`(select) as once`).execute(db)
  if (rows.length === 0) throw await usedUp(db, userId, kind, now)
}

/** When a window that begins now is over. */
export const windowEnd = (perSeconds: number, now: Date): Date => new Date(now.getTime() + perSeconds * 1000)

/**
 * The same as a part of a larger statement: it gives the ids of those who were allowed one more. Plain values only, so that its text can be made once.
 * @param per has one row for each one that is spent, and none twice for the same person
 */
export const spending = (
  userId: string | RawBuilder<unknown>,
  kind: QuotaKind,
  most: number,
  ends: Date,
  now: Date,
  per: RawBuilder<unknown>,
) => sql`
  insert into allowances (user_id, kind, used, window_ends_at) select ${userId}, ${kind}, 1, ${ends} from ${per}
  on conflict (user_id, kind) do update set
    used = case when allowances.window_ends_at <= ${now} then 1 else allowances.used + 1 end,
    window_ends_at = case when allowances.window_ends_at <= ${now} then excluded.window_ends_at else allowances.window_ends_at end
  where allowances.window_ends_at <= ${now} or allowances.used < ${most}
  returning user_id`

async function usedUp(db: Db, userId: string, kind: QuotaKind, now: Date): Promise<HttpError> {
  const window = await db
    .selectFrom('allowances')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .select('window_ends_at')
    .executeTakeFirst()
  const seconds = Math.ceil(((window?.window_ends_at.getTime() ?? 0) - now.getTime()) / 1000)
  return new HttpError(429, QUOTA_MESSAGES[kind], { retryAfter: Math.max(1, seconds) })
}
