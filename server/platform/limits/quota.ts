import { sql } from 'kysely'
import { QUOTA_MESSAGES, type QuotaKind } from '#contract/quotas.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Quota } from '#server/settings/quota-settings.ts'
import { secondsUntil } from './limit.ts'
import { countInWindow } from './stored-window.ts'

/**
 * Must run in the transaction that does the work.
 * @throws HttpError 429
 */
export async function consumeQuota(
  db: Db,
  userId: string,
  kind: QuotaKind,
  { most, perSeconds }: Quota,
  now: Date,
): Promise<void> {
  if (most === 0) return
  const window = { table: 'allowances', key: { user_id: userId, kind }, count: 'used', most, windowMs: perSeconds * 1000 }
  if (!(await countInWindow(db, window, now))) throw await usedUp(db, userId, kind, now)
}

export async function quotaLeft(db: Db, userId: string, kind: QuotaKind, { most }: Quota, now: Date): Promise<number> {
  const window = await db
    .selectFrom('allowances')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('window_ends_at', '>', now)
    .select('used')
    .executeTakeFirst()
  return Math.max(0, most - (window?.used ?? 0))
}

export async function returnQuota(db: Db, userId: string, kind: QuotaKind, { perSeconds }: Quota, takenAt: Date): Promise<void> {
  const [earliest, latest] = [takenAt, new Date(takenAt.getTime() + perSeconds * 1000)]
  const { rows } = await sql`
    delete from allowances where user_id = ${userId} and kind = ${kind} and used = 1
      and window_ends_at > ${earliest} and window_ends_at <= ${latest} returning kind`.execute(db)
  if (rows.length === 0)
    await sql`
      update allowances set used = used - 1 where user_id = ${userId} and kind = ${kind} and used > 1
        and window_ends_at > ${earliest} and window_ends_at <= ${latest}`.execute(db)
}

async function usedUp(db: Db, userId: string, kind: QuotaKind, now: Date): Promise<HttpError> {
  const window = await db
    .selectFrom('allowances')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .select('window_ends_at')
    .executeTakeFirst()
  const retryAfter = secondsUntil(window?.window_ends_at.getTime() ?? 0, now.getTime())
  return new HttpError(429, QUOTA_MESSAGES[kind], { retryAfter })
}
