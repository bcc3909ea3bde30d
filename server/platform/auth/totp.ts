import { Secret, TOTP } from 'otpauth'

const ISSUER = 'UPSC Current Catalyst'
const PERIOD_SECONDS = 30
/** Phone clocks may differ by one step. */
const WINDOW = 1

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

export const totpUri = (secret: string, email: string): string => totp(secret, email).toString()

/** @returns the time step, if later than `lastStep`: codes work once */
export function stepOfCode(secret: string, code: string, lastStep: number, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  if (delta === null) return undefined
  const step = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
  return step > lastStep ? step : undefined
}

const totp = (secret: string, label = '') => new TOTP({ issuer: ISSUER, label, secret, period: PERIOD_SECONDS, digits: 6 })
