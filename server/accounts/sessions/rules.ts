import type { RequiredStep } from '#contract/accounts/required-steps.ts'

/** The first match is right: user agents also name older browsers. */
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

export const STORE_USE_EVERY_MS = 60 * 60_000

export interface SessionLimits {
  idleMs: number
  maxMs: number
}

export const liveSince = (now: Date, { idleMs, maxMs }: SessionLimits) => ({
  usedAfter: new Date(now.getTime() - idleMs),
  begunAfter: new Date(now.getTime() - maxMs),
})

export function sessionEndsAt(session: { begun: Date; lastUsed: Date }, { idleMs, maxMs }: SessionLimits): Date {
  return new Date(Math.min(session.lastUsed.getTime() + idleMs, session.begun.getTime() + maxMs))
}

export type SignInMethod = 'password' | 'link' | 'google' | 'second-factor' | 'passkey'

/** User verification makes it two factors. */
export const isStrong = (method: string): boolean => method === 'second-factor' || method === 'passkey'

interface SignInState {
  role: string
  has_long_password: boolean | null
  signed_in_with: string
}

/** An admin's password may be too short, or of unknown length. */
export function requiredStep(state: SignInState, secondFactorFor: readonly string[]): RequiredStep | null {
  if (state.role === 'admin' && !state.has_long_password) return 'long_password_required'
  return secondFactorFor.includes(state.role) && !isStrong(state.signed_in_with) ? 'second_factor_required' : null
}

export const FRESH_SESSION_MS = 15 * 60_000
