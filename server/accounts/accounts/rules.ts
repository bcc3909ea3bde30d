import { USERNAME_MAX, USERNAME_MIN } from '#contract/accounts/account-rules.ts'

const RESERVED = new Set(['admin', 'administrator', 'moderator', 'system', 'support', 'you', 'deleted', 'catalyst', 'sample'])

export const emailKey = (email: string): string => email.trim().toLowerCase()
export const usernameKey = (username: string): string => username.toLowerCase()
export const isReservedUsername = (username: string): boolean => RESERVED.has(usernameKey(username))

/** @returns the domain of an address and those it is part of: `a.b.in`, `b.in` */
export function parentDomains(email: string): string[] {
  const labels = (emailKey(email).split('@').at(-1) ?? '').split('.')
  return labels.slice(0, -1).map((_, first) => labels.slice(first).join('.'))
}

/** The email's local part as a username: other characters become `_`, too short or reserved ones get a prefix. */
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

/** @param random four or more letters and digits */
export const usernameWithSuffix = (base: string, random: string): string =>
  `${base.slice(0, USERNAME_MAX - 6)}_${random.slice(0, 5)}`

/**
 * The version of the legal texts that somebody has not agreed to. An account without recorded consent, other than one that signed up without
 * it, is asked only about texts that are newer than the account.
 */
export function legalTextsToAccept(
  current: string,
  { agreed_version, created_at, needs_consent }: { agreed_version: string | null; created_at: Date; needs_consent: boolean },
): string | null {
  if (needs_consent) return current
  const known = agreed_version ?? created_at.toISOString().slice(0, 10)
  return known < current ? current : null
}
