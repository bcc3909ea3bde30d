import { readUserItem, removeUserItem, userItemNames, writeUserItem } from '#web/platform/storage/user-storage.ts'

/** A change that the server may not have yet. The field names are stored in browsers and must not change. */
export interface OutboxItem<T = unknown> {
  what: T
  at: number
  /** Distinguishes an item from a later one of the same key, and gives the order of items. */
  stamp: number
}

const FOLDER = 'waiting/'
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** Items that are not stored on the device; they are lost when the page is closed or the user changes. */
const memory = new Map<string, OutboxItem>()
let lastStamp = 0

/** @returns where an item is stored: `waiting/<kind>/<key>` among the user's items */
export const itemName = (kind: string, key: string): string => `${FOLDER}${kind}/${key}`

export function splitName(name: string): { kind: string; key: string } {
  const [, kind = '', ...key] = name.split('/')
  return { kind, key: key.join('/') }
}

export function newItem<T>(what: T): OutboxItem<T> {
  // Increases even when two changes are made in the same millisecond.
  lastStamp = Math.max(lastStamp + 1, Date.now())
  return { what, at: Date.now(), stamp: lastStamp }
}

export function readOutboxItem(userId: string, name: string): OutboxItem | undefined {
  const item = memory.get(name) ?? readUserItem(userId, name)
  return isItem(item) ? item : undefined
}

export function writeOutboxItem(userId: string, name: string, item: OutboxItem, isStored: boolean): void {
  if (isStored) writeUserItem(userId, name, item)
  else memory.set(name, item)
}

export function removeOutboxItem(userId: string, name: string): void {
  memory.delete(name)
  removeUserItem(userId, name)
}

export const isInMemory = (name: string): boolean => memory.has(name)

export const clearMemory = (): void => memory.clear()

/** Oldest first. Removes items that are older than a month or cannot be read. @param kind all kinds if omitted */
export function outboxItemNames(userId: string, kind = ''): string[] {
  const prefix = FOLDER + (kind && `${kind}/`)
  const names = new Set([...userItemNames(userId, prefix), ...[...memory.keys()].filter((name) => name.startsWith(prefix))])
  return [...names]
    .flatMap((name) => {
      const item = readOutboxItem(userId, name)
      if (item && Math.abs(Date.now() - item.at) < MAX_AGE_MS) return [{ name, stamp: item.stamp }]
      removeOutboxItem(userId, name)
      return []
    })
    .sort((a, b) => a.stamp - b.stamp)
    .map(({ name }) => name)
}

/**
 * Removes what was sent from an item. Fields that have changed since then stay.
 * @returns whether a later change replaces everything that was sent
 */
export function settleOutboxItem(userId: string, name: string, sent: OutboxItem, mergesFields: boolean): boolean {
  const now = readOutboxItem(userId, name)
  if (!now || now.stamp === sent.stamp) {
    removeOutboxItem(userId, name)
    return false
  }
  if (!mergesFields) return true
  const rest = changedFields(now.what, sent.what)
  if (Object.keys(rest).length === 0) removeOutboxItem(userId, name)
  else writeOutboxItem(userId, name, { ...now, what: rest }, !isInMemory(name))
  return Object.keys(Object(sent.what)).every((field) => field in rest)
}

const changedFields = (now: unknown, sent: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(Object(now)).filter(([field, value]) => Object(sent)[field] !== value))

/** It may have been stored by another version, or edited by hand. */
function isItem(value: unknown): value is OutboxItem {
  const item = value as Partial<OutboxItem> | null | undefined
  return typeof item?.at === 'number' && typeof item.stamp === 'number' && item.what !== undefined
}
