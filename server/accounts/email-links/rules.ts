import { CONFIRMATION_HOURS, SIGN_IN_LINK_MINUTES } from '#contract/accounts/email-link-rules.ts'

const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export type LinkKind = 'confirm' | 'sign_in'

export const LIFETIME_MS: Record<LinkKind, number> = {
  confirm: CONFIRMATION_HOURS * HOUR_MS,
  sign_in: SIGN_IN_LINK_MINUTES * MINUTE_MS,
}

/** Per account. */
export const CONFIRMATION_LIMITS = [
  { most: 5, windowMs: HOUR_MS },
  { most: 10, windowMs: DAY_MS },
]

/** Sends no other link during this time, so strangers cannot use up an account's links. */
export const SIGN_IN_LINK_GAP_MS = 10 * MINUTE_MS
/** Per account and device or network. */
export const SOURCE_LIMITS = [{ most: 5, windowMs: DAY_MS }]
