import { USERNAME_MAX, USERNAME_MIN } from '#contract/accounts/account-rules.ts'

const RESERVED = new Set(['admin', 'administrator', 'moderator', 'system', 'support', 'you', 'deleted', 'catalyst', 'sample'])

export const emailKey = (email: string): string => email.trim().toLowerCase()
export const usernameKey = (username: string): string => username.toLowerCase()
export const isReservedUsername = (username: string): boolean => RESERVED.has(usernameKey(username))

/** `a.b.in` gives `a.b.in` and `b.in`. */
export function parentDomains(email: string): string[] {
  const labels = (emailKey(email).split('@').at(-1) ?? '').split('.')
  return labels.slice(0, -1).map((_, first) => labels.slice(first).join('.'))
}

export function usernameFrom(email: string): string {
  const local = email.split('@')[0] ?? ''
  const base = local
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '_')
    .slice(0, USERNAME_MAX - 6)
  const isUsable = base.replace(/[_-]/g, '').length > 0 && base.length >= USERNAME_MIN && !isReservedUsername(base)
  return isUsable ? base : `reader_${base}`.slice(0, USERNAME_MAX - 6)
}

export const usernameWithSuffix = (base: string, random: string): string =>
  `${base.slice(0, USERNAME_MAX - 6)}_${random.slice(0, 5)}`

/** Accounts without recorded consent are asked only about newer texts. */
export function legalTextsToAccept(
  current: string,
  { agreed_version, created_at, needs_consent }: { agreed_version: string | null; created_at: Date; needs_consent: boolean },
): string | null {
  if (needs_consent) return current
  const known = agreed_version ?? created_at.toISOString().slice(0, 10)
  return known < current ? current : null
}
