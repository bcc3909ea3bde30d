/**
 * At most `most` in a window. Counted by `MemoryWindows` (per process, lost with it), `countInWindow` (one database row,
 * exact over all processes) or `isLimitReached` (where each event has a row anyway).
 */
export interface Limit {
  most: number
  windowMs: number
}

export const secondsUntil = (endsAt: number, now: number): number => Math.max(1, Math.ceil((endsAt - now) / 1000))

/** @param countSince number of rows made since then */
export async function isLimitReached(
  limits: readonly Limit[],
  countSince: (from: Date) => Promise<number>,
  now: Date,
): Promise<boolean> {
  for (const { most, windowMs } of limits) if ((await countSince(new Date(now.getTime() - windowMs))) >= most) return true
  return false
}
