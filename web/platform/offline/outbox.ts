import { type CallError, isPermanentError, isUnreachable } from '#web/platform/http/call.ts'
import { onSessionChange } from '#web/platform/session/session.ts'
import { runExclusively } from './exclusive.ts'
import { offlineOwner } from './offline-owner.ts'
import {
  clearMemory,
  isInMemory,
  itemName,
  newItem,
  type OutboxItem,
  outboxItemNames,
  readOutboxItem,
  removeOutboxItem,
  settleOutboxItem,
  splitName,
  writeOutboxItem,
} from './outbox-items.ts'
import { findKind, getKind, type OutboxKind } from './outbox-kinds.ts'
import { currentUser, type Delivery, deliveries, notify, readValue, WAITING } from './outbox-state.ts'
import { RetryTimer } from './retry-timer.ts'

/** Stored before sending: closing the page loses nothing. */

export type Delivered<R = unknown> = { state: 'sent'; reply: R } | { state: 'waiting'; error: unknown } | { state: 'replaced' }

/** `foreground` rejects unless unreachable or signed out. */
type Mode = 'foreground' | 'background'

/** Not started; these send the latest value. */
const queued = new Map<string, { mode: Mode; delivery: Promise<Delivered> }>()
/** Replies needed even if another tab sends. */
const awaited = new Map<string, OutboxItem>()
const retry = new RetryTimer(() => sendAll())
let round: Promise<void> | undefined

/**
 * Sends a change while the user waits for the result. Without a connection it waits in the outbox, for users whose changes are stored.
 * @param key identifies the subject, for example an article id
 * @throws CallError when it failed and will not be sent again
 */
export const deliver = <T, R = unknown>(kind: string, key: string, value: T): Promise<Delivered<R>> =>
  submit(kind, key, value, 'foreground') as Promise<Delivered<R>>

/** Sends a change in the background, until the server has accepted it or refused it for good. */
export function enqueue<T>(kind: string, key: string, value: T): void {
  submit(kind, key, value, 'background').catch(() => undefined)
}

/** Tries to send every change once, oldest first. */
export function sendAll(): Promise<void> {
  retry.cancel()
  round ??= sendRound().finally(() => {
    round = undefined
  })
  return round
}

export const retryAll = (): Promise<void> => (retry.isTooEarly() ? Promise.resolve() : sendAll())

function submit(kindName: string, key: string, value: unknown, mode: Mode): Promise<Delivered> {
  const kind = getKind(kindName)
  const name = itemName(kindName, key)
  put(kind, name, value)
  if (deliveries.get(name)?.state !== 'waiting') deliveries.set(name, { state: 'sending' })
  notify()
  const underway = queued.get(name)
  if (underway) {
    if (mode === 'foreground') underway.mode = mode
    return underway.delivery
  }
  const delivery = runExclusively(name, isInMemory(name), () => {
    const current = queued.get(name)
    queued.delete(name)
    return send(name, current?.mode ?? mode)
  })
  queued.set(name, { mode, delivery })
  delivery.then(
    (outcome) => outcome.state === 'waiting' && retry.schedule(outcome.error),
    () => undefined,
  )
  return delivery
}

function put(kind: OutboxKind<unknown>, name: string, value: unknown): void {
  const user = currentUser()
  const earlier = kind.mergesFields ? readValue<object>(name) : undefined
  const item = newItem(earlier ? { ...earlier, ...Object(value) } : value)
  writeOutboxItem(user, name, item, keepsUnsent(kind))
  if (kind.repeatsForReply) awaited.set(name, item)
  if (!kind.maxItems) return
  const { kind: kindName } = splitName(name)
  for (const old of outboxItemNames(user, kindName).slice(0, -kind.maxItems)) removeOutboxItem(user, old)
}

function keepsUnsent({ storedFor }: OutboxKind<unknown>): boolean {
  return storedFor === 'everybody' || (storedFor === 'pro' && offlineOwner() !== undefined)
}

async function sendRound(): Promise<void> {
  const tried = new Set<string>()
  let failure: Delivered | undefined
  for (let name = untried(tried); name; name = untried(tried)) {
    tried.add(name)
    const next = name
    const outcome = await runExclusively(next, false, () => send(next, 'background')).catch(() => undefined)
    if (outcome?.state !== 'waiting') continue
    failure = outcome
    if (isUnreachable(outcome.error)) break
  }
  if (failure?.state === 'waiting') retry.schedule(failure.error)
  else retry.reset()
}

function untried(tried: ReadonlySet<string>): string | undefined {
  const names = [...outboxItemNames(currentUser()), ...awaited.keys()]
  return names.find((name) => !tried.has(name) && !isInMemory(name) && findKind(splitName(name).kind))
}

async function send(name: string, mode: Mode): Promise<Delivered> {
  const user = currentUser()
  const kind = getKind(splitName(name).kind)
  const value = readValue(name)
  const item = value === undefined ? awaited.get(name) : readOutboxItem(user, name)
  if (!item) return { state: 'replaced' }
  const sending = { user, kind, name, item, mode, isStored: !isInMemory(name) }
  try {
    return sent(sending, await kind.send(value ?? item.what, splitName(name).key))
  } catch (error) {
    return failed(sending, error)
  }
}

interface Sending {
  user: string
  isStored: boolean
  kind: OutboxKind<unknown>
  name: string
  item: OutboxItem
  mode: Mode
}

function sent(sending: Sending, reply: unknown): Delivered {
  const { user, kind, item, mode } = sending
  // Before removal: pages always see one of both.
  if (mode === 'background' && currentUser() === user) kind.onSent?.(item.what, reply)
  const isReplaced = settle(sending)
  note(sending, { state: 'sent', reply })
  return isReplaced ? { state: 'replaced' } : { state: 'sent', reply }
}

/** Sent after signing in. */
const SIGNED_OUT = 401
const NOT_NOW = 429

function failed(sending: Sending, error: unknown): Delivered {
  const { user, kind, item, mode, isStored } = sending
  const { status, message = '' } = error as Partial<CallError>
  const isTemporary = mode === 'foreground' ? isUnreachable(error) || status === SIGNED_OUT : !isPermanentError(error)
  if (isTemporary && isStored) {
    note(sending, status === NOT_NOW ? { state: 'waiting', reason: message } : WAITING)
    return { state: 'waiting', error }
  }
  const isReplaced = settle(sending)
  note(sending, { state: 'refused', message })
  if (mode === 'background' && currentUser() === user) kind.onRefused?.(item.what, message)
  if (isReplaced) return { state: 'replaced' }
  throw error
}

function settle({ user, kind, name, item }: Sending): boolean {
  awaited.delete(name)
  return settleOutboxItem(user, name, item, kind.mergesFields === true)
}

function note({ user, name }: Sending, delivery: Delivery): void {
  const isLast = delivery.state === 'waiting' || !readOutboxItem(user, name)
  if (currentUser() === user && isLast) deliveries.set(name, delivery)
  notify()
}

let lastUser = currentUser()
onSessionChange(() => {
  const user = currentUser()
  if (user === lastUser) return
  lastUser = user
  retry.reset()
  for (const known of [deliveries, awaited]) known.clear()
  clearMemory()
  notify()
})
