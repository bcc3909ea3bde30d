import { DEVICE } from '#web/platform/storage/storage-names.ts'
import { answer, OwnDatabase, stored } from '#web/platform/storage/user-database.ts'
import { offlineOwner } from './offline-owner.ts'

/**
 * What lies on this device to be read offline: replies of the server, sounds, and the days that were kept whole. Every key begins with its
 * owner’s id, nothing is put there for anybody but who is signed in, and all of it goes with the session, and with Pro (session.ts).
 */

const REPLIES = 'replies'
const SOUNDS = 'sounds'
const DAYS = 'days'
const database = new OwnDatabase(DEVICE, [REPLIES, SOUNDS, DAYS])

/** As long as somebody who opened an article can open it again without a network. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

interface KeptReply {
  value: unknown
  /** When its person last saw it; 0 for what came with a whole day and was not opened yet. */
  seenAt: number
  /** The day it was kept with, which holds it however old it is. */
  day?: string | undefined
}

interface KeptSound {
  sound: Blob
  day: string
}

export interface OfflineDay {
  entryId: string
  date: string
  articleIds: string[]
  languages: string[]
  bytes: number
  /** `undefined` while some of it is still to come. */
  keptAt: number | undefined
}

const keyOf = (owner: string, name: string) => `${owner}/${name}`
export const soundName = (articleId: string, language: string) => `${articleId}/${language}`
export const articleName = (articleId: string) => `article/${articleId}`

const lasts = ({ seenAt, day }: KeptReply) => day !== undefined || Date.now() - seenAt < KEPT_MS

export async function readReply(owner: string, name: string): Promise<unknown> {
  const kept: KeptReply | undefined = await read(REPLIES, keyOf(owner, name))
  return kept && lasts(kept) ? kept.value : undefined
}

export async function findReply<T>(owner: string, beginning: string, fits: (value: T) => boolean): Promise<T | undefined> {
  let found: T | undefined
  await each(owner, REPLIES, (reply: KeptReply, { key }) => {
    const isAsked = String(key).startsWith(keyOf(owner, beginning))
    if (found === undefined && isAsked && lasts(reply) && fits(reply.value as T)) found = reply.value as T
  })
  return found
}

/** Seen now. Where the device is full, the oldest make room. */
export async function saveReply(owner: string, name: string, value: unknown): Promise<void> {
  const day = (await read<KeptReply>(REPLIES, keyOf(owner, name)))?.day
  const reply: KeptReply = { value, seenAt: Date.now(), day }
  const failure = await put(owner, REPLIES, name, reply)
  if (failure?.name !== 'QuotaExceededError') return
  await dropOldest(owner)
  await put(owner, REPLIES, name, reply)
}

/** @returns why it could not be kept */
export async function saveReplyOfDay(
  owner: string,
  name: string,
  value: unknown,
  day: string,
): Promise<DOMException | undefined> {
  const seenAt = (await read<KeptReply>(REPLIES, keyOf(owner, name)))?.seenAt ?? 0
  return put(owner, REPLIES, name, { value, seenAt, day } satisfies KeptReply)
}

export const deleteReply = (owner: string, name: string) => remove(REPLIES, keyOf(owner, name))

export async function readSound(owner: string, name: string): Promise<Blob | undefined> {
  return (await read<KeptSound>(SOUNDS, keyOf(owner, name)))?.sound
}

export const saveSound = (owner: string, name: string, sound: Blob, day: string) =>
  put(owner, SOUNDS, name, { sound, day } satisfies KeptSound)

export async function readDays(owner: string): Promise<OfflineDay[]> {
  const store = await database.store(DAYS, 'readonly')
  return (store && (await answer(store.getAll(rangeOf(owner))))) ?? []
}

export const saveDay = (owner: string, day: OfflineDay) => put(owner, DAYS, day.entryId, day)

/** What was opened besides stays as long as anything that was opened. */
export async function deleteDay(owner: string, entryId: string): Promise<void> {
  await remove(DAYS, keyOf(owner, entryId))
  await each(owner, REPLIES, (reply: KeptReply, cursor) => {
    if (reply.day !== entryId) return
    if (lasts({ ...reply, day: undefined })) cursor.update({ ...reply, day: undefined } satisfies KeptReply)
    else cursor.delete()
  })
  await each(owner, SOUNDS, ({ day }: KeptSound, cursor) => {
    if (day === entryId) cursor.delete()
  })
}

/** The names of the replies that can be read here. */
export async function replyNames(owner: string): Promise<string[]> {
  const found: string[] = []
  await each(owner, REPLIES, (reply: KeptReply, cursor) => {
    if (lasts(reply)) found.push(String(cursor.key).slice(keyOf(owner, '').length))
  })
  return found
}

/** At every start: what is too old goes, and whatever anybody else has left. */
export async function deleteStale(owner: string): Promise<void> {
  for (const name of [REPLIES, SOUNDS, DAYS]) {
    const store = await database.store(name, 'readwrite')
    const keys = store && (await answer(store.getAllKeys()))
    for (const key of keys ?? []) if (!String(key).startsWith(keyOf(owner, ''))) store?.delete(key)
  }
  await each(owner, REPLIES, (reply: KeptReply, cursor) => {
    if (!lasts(reply)) cursor.delete()
  })
}

const SHARE_TO_DROP = 0.25

async function dropOldest(owner: string): Promise<void> {
  const seen: { key: IDBValidKey; seenAt: number }[] = []
  await each(owner, REPLIES, ({ seenAt, day }: KeptReply, { key }) => {
    if (!day) seen.push({ key, seenAt })
  })
  seen.sort((a, b) => a.seenAt - b.seenAt)
  for (const { key } of seen.slice(0, Math.ceil(seen.length * SHARE_TO_DROP))) await remove(REPLIES, String(key))
}

const rangeOf = (owner: string) => IDBKeyRange.bound(keyOf(owner, ''), keyOf(owner, '\uffff'))

async function read<T>(name: string, key: string): Promise<T | undefined> {
  const store = await database.store(name, 'readonly')
  return store && ((await answer(store.get(key))) as T | undefined)
}

async function put(owner: string, name: string, key: string, value: unknown): Promise<DOMException | undefined> {
  const store = await database.store(name, 'readwrite')
  // A tab that hears late of a sign-out, or of the end of Pro, must not put back what that dropped.
  if (!store || offlineOwner() !== owner) return new DOMException('Nowhere to keep it', 'InvalidStateError')
  return stored(store, () => store.put(value, keyOf(owner, key)))
}

async function remove(name: string, key: string): Promise<void> {
  const store = await database.store(name, 'readwrite')
  if (store) await stored(store, () => store.delete(key))
}

async function each<T>(owner: string, name: string, visit: (value: T, cursor: IDBCursorWithValue) => void): Promise<void> {
  const store = await database.store(name, 'readwrite')
  if (!store) return
  await stored(store, () => {
    const asked = store.openCursor(rangeOf(owner))
    asked.onsuccess = () => {
      const cursor = asked.result
      if (!cursor) return
      visit(cursor.value, cursor)
      cursor.continue()
    }
    return asked
  })
}
