export const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
export const RESET_MS = HOUR_MS / 2
export const RESET_LIMITS = [
  { most: 3, windowMs: HOUR_MS },
  { most: 5, windowMs: DAY_MS },
]
