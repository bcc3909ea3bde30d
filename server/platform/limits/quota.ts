import { QUOTA_MESSAGES, type QuotaKind } from '#contract/quotas.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { countInWindow } from './count-in-window.ts'

/** How often one person may do something; `most: 0` means as often as they like. */
export interface Quota {
  most: number
  perSeconds: number
}

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
