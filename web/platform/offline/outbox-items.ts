import { readUserItem, removeUserItem, userItemNames, writeUserItem } from '#web/platform/storage/user-storage.ts'

/** Stored in browsers: do not rename. */
export interface OutboxItem<T = unknown> {
  what: T
  at: number
  /** Identity and order. */
  stamp: number
}

const FOLDER = 'waiting/'
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** Lost on closing the page or changing users. */
const memory = new Map<string, OutboxItem>()
let lastStamp = 0

export const itemName = (kind: string, key: string): string => `${FOLDER}${kind}/${key}`

export function splitName(name: string): { kind: string; key: string } {
  const [, kind = '', ...key] = name.split('/')
  return { kind, key: key.join('/') }
}

export function newItem<T>(what: T): OutboxItem<T> {
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

/** Oldest first; removes expired and invalid items. */
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

/** @returns whether a later change replaces all of it */
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

/** Other versions may have stored it. */
function isItem(value: unknown): value is OutboxItem {
  const item = value as Partial<OutboxItem> | null | undefined
  return typeof item?.at === 'number' && typeof item.stamp === 'number' && item.what !== undefined
}
