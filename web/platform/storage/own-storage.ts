import { OWN } from './own-names.ts'
import { itemKeys, readItem, removeItem, writeItem } from './storage.ts'

/**
 * What the browser keeps of one person's work (a quiz half done, a result not yet sent). The person's id is part of the key, so nobody else
 * is ever shown it, and signing out drops all of it (session.ts). A session that ran out leaves it for its owner's return.
 */

export const ownKey = (owner: string, name: string) => `${OWN}${owner}/${name}`

/** @returns what was kept under this name; `undefined` where there is nothing, or nothing that can be read */
export function readOwn(owner: string, name: string): unknown {
  const stored = readItem(ownKey(owner, name))
  if (stored === null) return undefined
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}

export function keepOwn(owner: string, name: string, value: unknown): void {
  writeItem(ownKey(owner, name), JSON.stringify(value))
}

export function dropOwn(owner: string, name: string): void {
  removeItem(ownKey(owner, name))
}

/** The names that begin so. */
export function ownNames(owner: string, beginning: string): string[] {
  const start = ownKey(owner, '')
  return [...new Set(itemKeys())].filter((key) => key.startsWith(start + beginning)).map((key) => key.slice(start.length))
}

/** Whether a change of storage in another tab touches what is kept here. */
export const isOwnKey = (key: string | null) => key === null || key.startsWith(OWN)

/** What is there of anybody else, when this person comes. */
export function dropOthers(owner: string): void {
  for (const key of itemKeys()) if (key.startsWith(OWN) && !key.startsWith(ownKey(owner, ''))) removeItem(key)
}
