import { useSyncExternalStore } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { can } from '#contract/roles.ts'
import { itemKeys, readItem, removeItem, removeItemsOf, writeItem } from '#web/platform/storage/local-storage.ts'
import { DEVICE, LOCKED, OWN, OWN_TEXTS } from '#web/platform/storage/storage-names.ts'

const TOKEN_KEY = 'auth_token'
const USER_KEY = 'auth_user'

/** What this person’s work is locked with when a session ends that they did not end. */
const SEAL_KEY = 'auth_seal'
const CHANGED = 'authStateChanged'

export type SessionState = { token: string; user: User } | { token: null; user: null }

/** Why a session ended without the person asking for it; the sign-in page says so once. */
export type Ending = 'expired' | 'deleted'

const NOBODY: SessionState = { token: null, user: null }

let lastEnding: Ending | undefined
let seen: { token: string | null; user: string | null; session: SessionState } = { token: null, user: null, session: NOBODY }

/** Signed in means that both the token and the user are stored. The same object is returned until storage changes. */
export function readSession(): SessionState {
  const token = readItem(TOKEN_KEY)
  const stored = readItem(USER_KEY)
  if (token === seen.token && stored === seen.user) return seen.session
  const user = parseUser(stored)
  if (stored !== null && !user) removeItem(USER_KEY)
  seen = { token, user: user ? stored : null, session: token && user ? { token, user } : NOBODY }
  return seen.session
}

export function keepSession(token: string, user: User, seal?: string): void {
  lastEnding = undefined
  if (seal) keepSeal(seal)
  writeItem(TOKEN_KEY, token)
  writeItem(USER_KEY, JSON.stringify(user))
  announce()
}

export const keepSeal = (seal: string): void => writeItem(SEAL_KEY, seal)

/** Replaces the stored user of a session that goes on. Whoever is no longer Pro keeps nothing of it on the device. */
export function keepUser(user: User): void {
  writeItem(USER_KEY, JSON.stringify(user))
  if (!can(user.role, 'proStudy')) dropDatabase(DEVICE)
  announce()
}

/** A session that ran out leaves unsent work for its owner's return, locked, and nothing to read; whoever signs out leaves nothing. */
export function endSession(because?: Ending): void {
  lastEnding = because
  if (because === 'expired') lockOwnWork()
  else dropOwnWork()
  dropDatabase(DEVICE)
  removeItem(TOKEN_KEY)
  removeItem(USER_KEY)
  removeItem(SEAL_KEY)
  announce()
}

/** Taken out of reach at once, and put back when it is locked. What cannot be locked is gone. */
function lockOwnWork() {
  const owner = readSession().user?.id
  const seal = readItem(SEAL_KEY)
  const items = itemKeys().flatMap((key) => (key.startsWith(OWN) ? [[key, readItem(key) ?? ''] as [string, string]] : []))
  if (!owner || !seal) return dropOwnWork()
  removeItemsOf(OWN)
  writeItem(LOCKED + owner, '1')
  import('#web/platform/storage/sealed-work.ts').then(({ lock }) => lock(owner, seal, items)).catch(() => dropDatabase(OWN_TEXTS))
}

function dropOwnWork() {
  removeItemsOf(OWN)
  dropDatabase(OWN_TEXTS)
}

function dropDatabase(name: string) {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // A browser without it has kept nothing there.
  }
}

export function endingOfLastSession(): Ending | undefined {
  return lastEnding
}

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, readSession, () => NOBODY)
}

const listeners = new Set<() => void>()

/**
 * Changes in this tab come as `authStateChanged`, those of other tabs as `storage`. All listeners are told in one go: had each its own place
 * on the window, React would draw between two of them, and a page that is about to go would ask the server once more, as nobody.
 */
export function onSessionChange(listener: () => void): () => void {
  // Adding the same two again changes nothing.
  window.addEventListener(CHANGED, tellAll)
  window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The key is `null` when all of the storage was cleared. */
function onStorage({ key }: StorageEvent) {
  if (key === null || key === TOKEN_KEY || key === USER_KEY) tellAll()
}

function tellAll() {
  for (const listener of [...listeners]) listener()
}

function announce() {
  window.dispatchEvent(new Event(CHANGED))
}

/** Empty, the text `undefined`, broken JSON and anything that is no object count as no user. */
function parseUser(stored: string | null): User | undefined {
  if (!stored) return undefined
  try {
    const user: unknown = JSON.parse(stored)
    return user !== null && typeof user === 'object' && !Array.isArray(user) ? (user as User) : undefined
  } catch {
    return undefined
  }
}
