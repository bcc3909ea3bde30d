import type { RequiredStep } from '#contract/accounts/required-steps.ts'

/** User agents also name the browsers that theirs descends from: the first of these that occurs is the real one. */
const BROWSERS = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
}
const SYSTEMS = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  'Mac OS X': 'macOS',
  CrOS: 'ChromeOS',
  Linux: 'Linux',
}

/** @returns e.g. `Firefox on Android` */
export function deviceName(userAgent: string): string {
  const browser = Object.entries(BROWSERS).find(([mark]) => userAgent.includes(`${mark}/`))?.[1] ?? 'Browser'
  const system = Object.entries(SYSTEMS).find(([mark]) => userAgent.includes(mark))?.[1]
  return system ? `${browser} on ${system}` : browser
}

/** The last use is stored at most this often: not every read is a write. */
export const STORE_USE_EVERY_MS = 60 * 60_000

/** How long sessions last, in milliseconds: without use, and in all. */
export interface SessionLimits {
  idleMs: number
  maxMs: number
}

/** A session is live while it was used after `usedAfter` and began after `begunAfter`. */
export const liveSince = (now: Date, { idleMs, maxMs }: SessionLimits) => ({
  usedAfter: new Date(now.getTime() - idleMs),
  begunAfter: new Date(now.getTime() - maxMs),
})

export function sessionEndsAt(session: { begun: Date; lastUsed: Date }, { idleMs, maxMs }: SessionLimits): Date {
  return new Date(Math.min(session.lastUsed.getTime() + idleMs, session.begun.getTime() + maxMs))
}

/** How a session began. */
export type SignInMethod = 'password' | 'link' | 'google' | 'second-factor' | 'passkey'

/** A passkey asks for a fingerprint or a PIN: it is two factors in one. */
export const isStrong = (method: string): boolean => method === 'second-factor' || method === 'passkey'

interface SignInState {
  role: string
  has_long_password: boolean | null
  signed_in_with: string
}

/** Admins may have been given the role with a password that is too short for it, or of unknown length. */
export function requiredStep(state: SignInState, secondFactorFor: readonly string[]): RequiredStep | null {
  if (state.role === 'admin' && !state.has_long_password) return 'long_password_required'
  return secondFactorFor.includes(state.role) && !isStrong(state.signed_in_with) ? 'second_factor_required' : null
}

/** How long after signing in somebody without a password can do what others confirm with theirs. */
export const FRESH_SESSION_MS = 15 * 60_000
