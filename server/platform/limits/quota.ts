import { sql } from 'kysely'
import { QUOTA_MESSAGES, type QuotaKind } from '#contract/quotas.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Quota } from '#server/settings/quota-settings.ts'
import { secondsUntil } from './limit.ts'
import { countInWindow } from './stored-window.ts'

/**
 * Takes one from what a person may do in the present window; must run inside the transaction that does it, so that what fails costs nothing.
 * @throws HttpError 429 with the seconds until the window ends
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

/** How often a person may still do it in the present window. */
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

/** Gives back what was taken at a time, for something that failed later. A window that is over stays as it is. */
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
