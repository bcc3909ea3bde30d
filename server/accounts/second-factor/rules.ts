export const MAX_FAILURES = 5
const FIRST_BLOCK_MS = 15 * 60_000
const LONGEST_BLOCK_MS = 24 * 60 * 60_000
export const TICKET_MS = 5 * 60_000

export const blockedUntil = (blocks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(FIRST_BLOCK_MS * 2 ** Math.min(blocks, 20), LONGEST_BLOCK_MS))
