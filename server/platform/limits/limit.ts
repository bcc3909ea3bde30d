/** Counted by `MemoryWindows` (per process), `countInWindow` (exact) or `isLimitReached` (existing rows). */
export interface Limit {
  most: number
  windowMs: number
}

export const secondsUntil = (endsAt: number, now: number): number => Math.max(1, Math.ceil((endsAt - now) / 1000))

export async function isLimitReached(
  limits: readonly Limit[],
  countSince: (from: Date) => Promise<number>,
  now: Date,
): Promise<boolean> {
  for (const { most, windowMs } of limits) if ((await countSince(new Date(now.getTime() - windowMs))) >= most) return true
  return false
}
