import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import pLimit from 'p-limit'
import { passwordForm, visible } from '#contract/accounts/password-rules.ts'
import * as m from '#messages/server/platform.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/** OWASP's first choice for argon2id (algorithm 2). */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** The thread pool is small and shared with files and DNS. */
const AT_ONCE = 2
const MAX_WAITING = 200
const DENIED = 10_000

const limit = pLimit(AT_ONCE)
/** A sign-in waits for at most one of these. */
const newPasswords = pLimit(1)

function assertFree({ pendingCount }: { pendingCount: number }, sentence: string): void {
  if (pendingCount >= MAX_WAITING) throw new HttpError(503, sentence, { retryAfter: 5 })
}

export async function hashPassword(password: string): Promise<string> {
  assertFree(newPasswords, m.manySignUps)
  return newPasswords(() => limit(() => hash(passwordForm(password), COST)))
}

let decoy: Promise<string> | undefined

/** @param stored `undefined` for an unknown account: takes the same time */
export async function isRightPassword(stored: string | undefined, given: string): Promise<boolean> {
  decoy ??= limit(() => hash('no account has this password', COST))
  const against = stored ?? (await decoy)
  for (const form of formsOf(given)) {
    assertFree(limit, m.manySignIns)
    if ((await limit(() => verify(against, form))) && stored !== undefined) return true
  }
  return false
}

/** Earlier versions hashed the password as typed. */
const formsOf = (given: string): string[] => [...new Set([passwordForm(given), given])]

export function needsRehash(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`)
}

let denied: Set<string> | undefined

export function isCommonPassword(password: string): boolean {
  denied ??= new Set(dictionary['passwords-common'].slice(0, DENIED))
  return denied.has(visible(passwordForm(password)).toLowerCase())
}
