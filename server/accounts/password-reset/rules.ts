export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
export const RESET_MS = HOUR_MS / 2
export const RESETS_PER_HOUR = 3
export const RESETS_PER_DAY = 5
