import { useSyncExternalStore } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { can } from '#contract/roles.ts'
import { createListeners } from '#web/platform/hooks/listeners.ts'
import { itemKeys, readItem, removeItem, removeItemsOf, writeItem } from '#web/platform/storage/local-storage.ts'
import { EXPIRED_USER_KEY, LONG_TEXTS, OFFLINE_DATABASE, USER_ITEMS } from '#web/platform/storage/storage-names.ts'

const TOKEN_KEY = 'auth_token'
const USER_KEY = 'auth_user'

const CHANGED = 'authStateChanged'
/** Dispatched before an expired session is removed. */
const EXPIRING = 'authStateExpiring'

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

export function saveSession(token: string, user: User): void {
  lastEnding = undefined
  deleteWorkOfOthers(user.id)
  writeItem(TOKEN_KEY, token)
  writeItem(USER_KEY, JSON.stringify(user))
  announce()
}

/** Replaces the stored user of the current session. The offline data of a user who is no longer Pro is deleted. */
export function updateUser(user: User): void {
  writeItem(USER_KEY, JSON.stringify(user))
  if (!can(user.role, 'proStudy')) deleteDatabase(OFFLINE_DATABASE)
  announce()
}

/** Deletes offline data. Unsent work stays only if the session expired, for the user's return. */
export function endSession(because?: Ending): void {
  lastEnding = because
  const { user } = readSession()
  if (because !== 'expired') deleteWork()
  else if (user) {
    dispatchEvent(new Event(EXPIRING))
    writeItem(EXPIRED_USER_KEY, user.id)
  }
  deleteDatabase(OFFLINE_DATABASE)
  for (const key of [TOKEN_KEY, USER_KEY]) removeItem(key)
  announce()
}

function deleteWork() {
  removeItem(EXPIRED_USER_KEY)
  removeItemsOf(USER_ITEMS)
  deleteDatabase(LONG_TEXTS)
}

/** Deletes the unsent work of another user whose session expired here. */
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
    // Without IndexedDB there is nothing to delete.
  }
}

export function endingOfLastSession(): Ending | undefined {
  return lastEnding
}

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, readSession, () => NOBODY)
}

/**
 * Changes in this tab arrive as `authStateChanged`, those of other tabs as `storage`. All listeners are called from one event listener: with several,
 * React would render between two of them, and a page that is about to unmount would send a request without a session.
 */
const changes = createListeners(() => {
  // Adding them again has no effect.
  window.addEventListener(CHANGED, changes.notify)
  window.addEventListener('storage', onStorage)
})

export const onSessionChange = changes.subscribe

/** Calls the listener before an expired session is removed, so that what is being typed can still be saved. */
export function onSessionExpiring(listener: () => void): () => void {
  window.addEventListener(EXPIRING, listener)
  return () => window.removeEventListener(EXPIRING, listener)
}

/** Changes that the code of this page did not make: those of other tabs, and `authStateChanged` from anywhere else. */
export const onSessionChangedElsewhere = (listener: () => void): (() => void) =>
  onSessionChange(() => {
    if (!isAnnouncing) listener()
  })

/** The key is `null` when the whole storage was cleared. */
function onStorage({ key }: StorageEvent) {
  if (key === null || key === TOKEN_KEY || key === USER_KEY) changes.notify()
}

let isAnnouncing = false

function announce() {
  isAnnouncing = true
  window.dispatchEvent(new Event(CHANGED))
  isAnnouncing = false
}

/** An empty text, `undefined`, broken JSON and anything that is not an object count as no user. */
function parseUser(stored: string | null): User | undefined {
  if (!stored) return undefined
  try {
    const user: unknown = JSON.parse(stored)
    return user !== null && typeof user === 'object' && !Array.isArray(user) ? (user as User) : undefined
  } catch {
    return undefined
  }
}
