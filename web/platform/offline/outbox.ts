import { isUnreachable } from '#web/platform/http/call.ts'
import { readSession } from '#web/platform/session/session.ts'
import { readUserItem, removeUserItem, userItemNames, writeUserItem } from '#web/platform/storage/user-storage.ts'
import { offlineOwner } from './offline-owner.ts'

/** Something somebody did that the server may not know yet. Of one thing done twice, such as a mark set and taken away, the last counts. */
export interface Waiting<T = unknown> {
  what: T
  at: number
  /** Tells this from a later one under the same name. */
  stamp: number
}

export interface Kind<T, R = unknown> {
  /** Sends one; what arrives twice must change nothing. @throws CallError */
  send: (what: T) => Promise<R>
  /** It arrived after a wait. */
  onSent?: (what: T) => void
  /** The server said no, after a wait. */
  onRefused?: (what: T, sentence: string) => void
}

const FOLDER = 'waiting/'
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export const nameOf = (kind: string, id: string) => `${FOLDER}${kind}/${id}`

export const kinds = new Map<string, Kind<never>>()
/** On their first way to the server; most arrive, and nobody needs to see them wait. */
const underway = new Set<string>()
const listeners = new Set<() => void>()
let lastStamp = 0

/**
 * Does something on the server, or keeps it until the server can be reached: for who reads offline (`keeper`), for others it simply fails.
 * It is kept first and sent then, so that a page closed in between loses nothing.
 * @param id one thing of this kind, such as an article
 * @throws CallError when the server says no
 */
export async function deliver<T, R = unknown>(kind: string, id: string, what: T): Promise<{ reply: R } | 'waiting'> {
  const owner = offlineOwner()
  const send = async () => ({ reply: await kindOf<T, R>(kind).send(what) })
  if (!owner) return send()
  const name = nameOf(kind, id)
  const item: Waiting<T> = { what, at: Date.now(), stamp: newStamp() }
  underway.add(name)
  writeUserItem(owner, name, item)
  tellAll()
  try {
    const sent = await inTurn(send)
    settle(owner, name, item)
    return sent
  } catch (error) {
    if (!isUnreachable(error)) {
      settle(owner, name, item)
      throw error
    }
    // It has its next try soon: app/use-sending-waiting.ts has heard of it.
    return 'waiting'
  } finally {
    underway.delete(name)
    tellAll()
  }
}

export function declareKind<T, R = unknown>(name: string, kind: Kind<T, R>): void {
  kinds.set(name, kind as Kind<never>)
}

/** What waits, oldest first; what is older than a month goes. @param kind all kinds, when left out */
export function waiting<T>(kind = ''): { id: string; kind: string; item: Waiting<T> }[] {
  const owner = readSession().user?.id
  if (!owner) return []
  return userItemNames(owner, FOLDER + (kind && `${kind}/`))
    .flatMap((name) => {
      const item = readUserItem(owner, name)
      const [, of = '', ...id] = name.split('/')
      if (isItem<T>(item) && Math.abs(Date.now() - item.at) < KEPT_MS) return [{ id: id.join('/'), kind: of, item }]
      removeUserItem(owner, name)
      return []
    })
    .sort((a, b) => a.item.stamp - b.item.stamp)
}

/** The same, without what this very page is sending for the first time. */
export const leftWaiting = <T>(kind: string) => waiting<T>(kind).filter(({ id }) => !underway.has(nameOf(kind, id)))

/** Somebody takes it back. */
export function takeBack(kind: string, id: string): void {
  const owner = readSession().user?.id
  if (owner) removeUserItem(owner, nameOf(kind, id))
  tellAll()
}

export function onWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** All tabs send one after the other: a mark taken away must not overtake the mark. */
export async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request('outbox', act) : act()
}

/** A later one under the same name stays. */
export function settle(owner: string, name: string, item: Waiting): void {
  if (isSame(readUserItem(owner, name), item)) removeUserItem(owner, name)
  tellAll()
}

function kindOf<T, R>(name: string): Kind<T, R> {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`Nobody sends ${name}`)
  return kind as unknown as Kind<T, R>
}

/** Rises, even where two things are done in one millisecond. */
function newStamp(): number {
  lastStamp = Math.max(lastStamp + 1, Date.now())
  return lastStamp
}

export const isSame = (kept: unknown, item: Waiting) => isItem(kept) && kept.stamp === item.stamp

/** Stored by this product, but perhaps by another version of it, or by a curious hand. */
function isItem<T>(value: unknown): value is Waiting<T> {
  const item = value as Partial<Waiting> | null | undefined
  return typeof item?.at === 'number' && typeof item.stamp === 'number' && item.what !== undefined
}

function tellAll() {
  for (const listener of [...listeners]) listener()
}
