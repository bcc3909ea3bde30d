import { createListeners } from '#web/platform/hooks/listeners.ts'
import { readSession } from '#web/platform/session/session.ts'
import { isInMemory, itemName, outboxItemNames, readOutboxItem, removeOutboxItem, splitName } from './outbox-items.ts'
import { findKind } from './outbox-kinds.ts'

export type Delivery<R = unknown> =
  | { state: 'sending' }
  /** `reason`: from a 429. */
  | { state: 'waiting'; reason?: string }
  | { state: 'sent'; reply: R }
  | { state: 'refused'; message: string }

export const WAITING: Delivery = { state: 'waiting' }

export const deliveries = new Map<string, Delivery>()
const changes = createListeners()

export const onOutboxChange = changes.subscribe
export const notify = changes.notify

export const currentUser = (): string => readSession().user?.id ?? ''

export function pending<T>(kind: string): { key: string; value: T }[] {
  return outboxItemNames(currentUser(), kind).flatMap((name) => {
    const value = readValue<T>(name)
    return value === undefined ? [] : [{ key: splitName(name).key, value }]
  })
}

export const pendingValue = <T>(kind: string, key: string): T | undefined => readValue<T>(itemName(kind, key))

export const pendingCount = (): number => outboxItemNames(currentUser()).length

export const waitingCount = (): number =>
  outboxItemNames(currentUser()).filter((name) => deliveries.get(name)?.state !== 'sending').length

/** Same object until it changes. */
export function deliveryOf<R>(kind: string, key: string): Delivery<R> | undefined {
  const name = itemName(kind, key)
  return (deliveries.get(name) ?? (readOutboxItem(currentUser(), name) && WAITING)) as Delivery<R> | undefined
}

export function cancel(kind: string, key: string): void {
  removeOutboxItem(currentUser(), itemName(kind, key))
  deliveries.delete(itemName(kind, key))
  notify()
}

/** Removes values that this version cannot send. */
export function readValue<T>(name: string): T | undefined {
  const user = currentUser()
  const item = readOutboxItem(user, name)
  const parse = findKind(splitName(name).kind)?.parse
  if (!item || !parse || isInMemory(name)) return item?.what as T | undefined
  const value = parse(item.what)
  if (value === undefined) removeOutboxItem(user, name)
  return value as T | undefined
}
