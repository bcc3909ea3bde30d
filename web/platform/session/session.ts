import { useSyncExternalStore } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { can } from '#contract/roles.ts'
import { itemKeys, readItem, removeItem, removeItemsOf, writeItem } from '#web/platform/storage/local-storage.ts'
import { LONG_TEXTS, OFFLINE_DATABASE, USER_ITEMS } from '#web/platform/storage/storage-names.ts'

const TOKEN_KEY = 'auth_token'
const USER_KEY = 'auth_user'
/** The id of the user whose session expired here: their unsent work is still stored. */
const EXPIRED_USER_KEY = 'auth_expired_user'
/** Written by the version before, and by its pages that are still open. */
const OLD_SEAL_KEY = 'auth_seal'

const CHANGED = 'authStateChanged'

export type SessionState = { token: string; user: User } | { token: null; user: null }

/** Why a session ended without the user asking for it; the sign-in page says so once. */
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

export function keepSession(token: string, user: User): void {
  lastEnding = undefined
  deleteWorkOfOthers(user.id)
  writeItem(TOKEN_KEY, token)
  writeItem(USER_KEY, JSON.stringify(user))
  announce()
}

/** Replaces the stored user of a session that goes on. A user who is no longer Pro has nothing to read offline. */
export function keepUser(user: User): void {
  writeItem(USER_KEY, JSON.stringify(user))
  if (!can(user.role, 'proStudy')) deleteDatabase(OFFLINE_DATABASE)
  announce()
}

/** Nothing can be read offline afterwards. Unsent work stays only where the session expired, for the user's return. */
export function endSession(because?: Ending): void {
  lastEnding = because
  const { user } = readSession()
  if (because !== 'expired') deleteWork()
  else if (user) writeItem(EXPIRED_USER_KEY, user.id)
  deleteDatabase(OFFLINE_DATABASE)
  for (const key of [TOKEN_KEY, USER_KEY, OLD_SEAL_KEY]) removeItem(key)
  announce()
}

function deleteWork() {
  removeItem(EXPIRED_USER_KEY)
  removeItemsOf(USER_ITEMS)
  deleteDatabase(LONG_TEXTS)
}

/** What a user whose session expired has left is for nobody else. */
function deleteWorkOfOthers(userId: string) {
  for (const key of itemKeys()) if (key.startsWith(USER_ITEMS) && !key.startsWith(`${USER_ITEMS}${userId}/`)) removeItem(key)
  const expired = readItem(EXPIRED_USER_KEY)
  if (expired !== null && expired !== userId) deleteDatabase(LONG_TEXTS)
  removeItem(EXPIRED_USER_KEY)
}

function deleteDatabase(name: string) {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // A browser without IndexedDB has stored nothing there.
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
