import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import pLimit from 'p-limit'
import { HttpError } from '#server/platform/http/http-error.ts'

/** OWASP's first choice for argon2id, which is algorithm 2. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing shares a small thread pool with files and DNS: more than two at once stalls the whole API. */
const AT_ONCE = 2
const MAX_WAITING = 200
const DENIED = 10_000

const limit = pLimit(AT_ONCE)

function limited<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_WAITING)
    throw new HttpError(503, 'Many people are signing in right now. Please try again in a moment.', { retryAfter: 5 })
  return limit(work)
}

export const hashPassword = async (password: string): Promise<string> => limited(() => hash(password, COST))

let decoy: Promise<string> | undefined

/** @param stored the hash, or `undefined` for an unknown account: that takes the same time and is never right */
export async function isRightPassword(stored: string | undefined, given: string): Promise<boolean> {
  // Past the limit on waiting, so that a failure is never kept.
  decoy ??= limit(() => hash('no account has this password', COST))
  const against = stored ?? (await decoy)
  const isRight = await limited(() => verify(against, given))
  return isRight && stored !== undefined
}

/** Hashes made with other costs are made again at the next sign-in. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`)
}

let denied: Set<string> | undefined

/** Whether a password is among the commonest ever leaked. */
export function isCommonPassword(password: string): boolean {
  denied ??= new Set(dictionary['passwords-common'].slice(0, DENIED))
  return denied.has(password.toLowerCase())
}
