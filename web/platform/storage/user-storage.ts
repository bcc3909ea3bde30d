import { readSession } from '#web/platform/session/session.ts'
import { itemKeys, readItem, removeItem, writeItem } from './local-storage.ts'
import { USER_ITEMS } from './storage-names.ts'

/** Survives expired sessions, not sign-out. */

const userKey = (userId: string, name: string) => `${USER_ITEMS}${userId}/${name}`

export function readUserItem(userId: string, name: string): unknown {
  const stored = readItem(userKey(userId, name))
  if (stored === null) return undefined
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}

/** Another tab may have signed out and deleted this. */
export function writeUserItem(userId: string, name: string, value: unknown): void {
  if (readSession().user?.id === userId) writeItem(userKey(userId, name), JSON.stringify(value))
}

export function removeUserItem(userId: string, name: string): void {
  removeItem(userKey(userId, name))
}

export function userItemNames(userId: string, prefix: string): string[] {
  const start = userKey(userId, '')
  return [...new Set(itemKeys())].filter((key) => key.startsWith(start + prefix)).map((key) => key.slice(start.length))
}

export const isUserItem = ({ key }: Pick<StorageEvent, 'key'>, userId: string, name: string): boolean =>
  key === userKey(userId, name)

export const isUserItemKey = (key: string | null): boolean => key === null || key.startsWith(USER_ITEMS)
