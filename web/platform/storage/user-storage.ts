import { readSession } from '#web/platform/session/session.ts'
import { itemKeys, readItem, removeItem, writeItem } from './local-storage.ts'
import { USER_ITEMS } from './storage-names.ts'

/**
 * Small values of one user (an unfinished quiz, an unsent result), as JSON in localStorage. The user's id is part of the key. They are deleted at
 * sign-out and when another user signs in (session.ts); an expired session keeps them for the user's return.
 */

const userKey = (userId: string, name: string) => `${USER_ITEMS}${userId}/${name}`

/** @returns `undefined` when nothing is stored or it cannot be parsed */
export function readUserItem(userId: string, name: string): unknown {
  const stored = readItem(userKey(userId, name))
  if (stored === null) return undefined
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}

/** Only for the signed-in user: a tab that learns late of a sign-out must not store deleted data again. */
export function writeUserItem(userId: string, name: string, value: unknown): void {
  if (readSession().user?.id === userId) writeItem(userKey(userId, name), JSON.stringify(value))
}

export function removeUserItem(userId: string, name: string): void {
  removeItem(userKey(userId, name))
}

/** The names of the user's items that start with `prefix`. */
export function userItemNames(userId: string, prefix: string): string[] {
  const start = userKey(userId, '')
  return [...new Set(itemKeys())].filter((key) => key.startsWith(start + prefix)).map((key) => key.slice(start.length))
}

/** Whether a storage event of another tab concerns this item. */
export const isUserItem = ({ key }: Pick<StorageEvent, 'key'>, userId: string, name: string): boolean =>
  key === userKey(userId, name)

/** Whether a storage event of another tab concerns any user's items. */
export const isUserItemKey = (key: string | null): boolean => key === null || key.startsWith(USER_ITEMS)
