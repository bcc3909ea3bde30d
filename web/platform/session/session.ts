import { useSyncExternalStore } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { can } from '#contract/roles.ts'
import { createListeners } from '#web/platform/hooks/listeners.ts'
import { itemKeys, readItem, removeItem, removeItemsOf, writeItem } from '#web/platform/storage/local-storage.ts'
import { EXPIRED_USER_KEY, LONG_TEXTS, OFFLINE_DATABASE, USER_ITEMS } from '#web/platform/storage/storage-names.ts'

const TOKEN_KEY = 'auth_token'
const USER_KEY = 'auth_user'

const CHANGED = 'authStateChanged'
const EXPIRING = 'authStateExpiring'

export type SessionState = { token: string; user: User } | { token: null; user: null }

export type Ending = 'expired' | 'deleted'

const NOBODY: SessionState = { token: null, user: null }

let lastEnding: Ending | undefined
let seen: { token: string | null; user: string | null; session: SessionState } = { token: null, user: null, session: NOBODY }

/** Same object until storage changes. */
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

export function updateUser(user: User): void {
  writeItem(USER_KEY, JSON.stringify(user))
  if (!can(user.role, 'proStudy')) deleteDatabase(OFFLINE_DATABASE)
  announce()
}

/** Unsent work survives only expiry. */
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
    // No IndexedDB.
  }
}

export function endingOfLastSession(): Ending | undefined {
  return lastEnding
}

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, readSession, () => NOBODY)
}

/** One event listener: between two, React would render, and an unmounting page would send a request without a session. */
const changes = createListeners(() => {
  window.addEventListener(CHANGED, changes.notify)
  window.addEventListener('storage', onStorage)
})

export const onSessionChange = changes.subscribe

export function onSessionExpiring(listener: () => void): () => void {
  window.addEventListener(EXPIRING, listener)
  return () => window.removeEventListener(EXPIRING, listener)
}

export const onSessionChangedElsewhere = (listener: () => void): (() => void) =>
  onSessionChange(() => {
    if (!isAnnouncing) listener()
  })

/** `null`: storage was cleared. */
function onStorage({ key }: StorageEvent) {
  if (key === null || key === TOKEN_KEY || key === USER_KEY) changes.notify()
}

let isAnnouncing = false

function announce() {
  isAnnouncing = true
  window.dispatchEvent(new Event(CHANGED))
  isAnnouncing = false
}

function parseUser(stored: string | null): User | undefined {
  if (!stored) return undefined
  try {
    const user: unknown = JSON.parse(stored)
    return user !== null && typeof user === 'object' && !Array.isArray(user) ? (user as User) : undefined
  } catch {
    return undefined
  }
}
