import { itemKeys, readItem, removeItem, writeItem } from './local-storage.ts'
import { OWN } from './storage-names.ts'

/**
 * What the browser keeps of one person's work (a quiz half done, a result not yet sent). The person's id is part of the key, so nobody else
 * is ever shown it, and signing out drops all of it (session.ts). A session that ran out leaves it for its owner's return.
 */

export const userKey = (owner: string, name: string) => `${OWN}${owner}/${name}`

/** @returns what was kept under this name; `undefined` where there is nothing, or nothing that can be read */
export function readUserItem(owner: string, name: string): unknown {
  const stored = readItem(userKey(owner, name))
  if (stored === null) return undefined
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}

export function writeUserItem(owner: string, name: string, value: unknown): void {
  writeItem(userKey(owner, name), JSON.stringify(value))
}

export function removeUserItem(owner: string, name: string): void {
  removeItem(userKey(owner, name))
}

/** The names that begin so. */
export function userItemNames(owner: string, beginning: string): string[] {
  const start = userKey(owner, '')
  return [...new Set(itemKeys())].filter((key) => key.startsWith(start + beginning)).map((key) => key.slice(start.length))
}

/** Whether a change of storage in another tab touches what is kept here. */
export const isUserItemKey = (key: string | null) => key === null || key.startsWith(OWN)

/** What is there of anybody else, when this person comes. */
export function removeOtherUsersItems(owner: string): void {
  for (const key of itemKeys()) if (key.startsWith(OWN) && !key.startsWith(userKey(owner, ''))) removeItem(key)
}
