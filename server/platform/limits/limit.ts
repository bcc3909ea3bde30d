/**
 * At most `most` in a window that begins with the first. There are three ways to count: `MemoryWindows` in each process by itself, lost with it
 * and without a query; `countInWindow` in one row of the database, exact over all processes and after restarts; `isLimitReached` where each
 * of them has a row anyway.
 */
export interface Limit {
  most: number
  windowMs: number
}

/** For `Retry-After`. */
export const secondsUntil = (endsAt: number, now: number): number => Math.max(1, Math.ceil((endsAt - now) / 1000))

/** @param countSince number of rows that were made since then */
export async function isLimitReached(
  limits: readonly Limit[],
  countSince: (from: Date) => Promise<number>,
  now: Date,
): Promise<boolean> {
  for (const { most, windowMs } of limits) if ((await countSince(new Date(now.getTime() - windowMs))) >= most) return true
  return false
}
