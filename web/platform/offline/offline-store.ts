import { OFFLINE_DATABASE } from '#web/platform/storage/storage-names.ts'
import { deleteOthers, keyOf, keysOf, UserDatabase } from '#web/platform/storage/user-database.ts'
import { offlineOwner } from './offline-owner.ts'

/** Deleted when the session or Pro ends (session.ts). */

const REPLIES = 'replies'
const SOUNDS = 'sounds'
const DAYS = 'days'
const STORES = [REPLIES, SOUNDS, DAYS]
const database = new UserDatabase(OFFLINE_DATABASE, STORES)

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

interface StoredReply {
  value: unknown
  /** 0: downloaded, never opened. */
  seenAt: number
  /** Deleted with it, not by age. */
  day?: string | undefined
}

interface StoredSound {
  sound: Blob
  day: string
}

export interface OfflineDay {
  entryId: string
  date: string
  articleIds: string[]
  languages: string[]
  bytes: number
  /** `undefined` until complete. Stored: do not rename. */
  keptAt: number | undefined
}

export const soundName = (articleId: string, language: string) => `${articleId}/${language}`
export const figureName = (imageId: string) => `figure/${imageId}`
export const articleName = (articleId: string) => `article/${articleId}`

const isFresh = ({ seenAt, day }: StoredReply) => day !== undefined || Date.now() - seenAt < MAX_AGE_MS

export async function readReply(userId: string, name: string): Promise<unknown> {
  const reply = await get<StoredReply>(userId, REPLIES, name)
  return reply && isFresh(reply) ? reply.value : undefined
}

export async function findReply<T>(userId: string, prefix: string, fits: (value: T) => boolean): Promise<T | undefined> {
  const replies: StoredReply[] = await database.read([], (db) => db.getAll(REPLIES, keysOf(userId, prefix)))
  return replies.find((reply) => isFresh(reply) && fits(reply.value as T))?.value as T | undefined
}

/** @returns also names of replies that are too old to be shown */
export const namesBeginning = (userId: string, prefix: string): Promise<string[]> =>
  database.read([], async (db) => {
    const keys = await db.getAllKeys(REPLIES, keysOf(userId, prefix))
    return keys.map((key) => String(key).slice(keyOf(userId, '').length))
  })

export async function saveReply(userId: string, name: string, value: unknown): Promise<void> {
  const day = (await get<StoredReply>(userId, REPLIES, name))?.day
  const reply: StoredReply = { value, seenAt: Date.now(), day }
  try {
    await put(userId, REPLIES, name, reply)
  } catch (error) {
    if (!isFull(error)) throw error
    await deleteOldest(userId)
    await put(userId, REPLIES, name, reply)
  }
}

/** @throws DOMException `QuotaExceededError` */
export async function saveReplyOfDay(userId: string, name: string, value: unknown, day: string): Promise<void> {
  const seenAt = (await get<StoredReply>(userId, REPLIES, name))?.seenAt ?? 0
  await put(userId, REPLIES, name, { value, seenAt, day } satisfies StoredReply)
}

/** Of an article also its recordings, and pictures that no other article shows. */
export const deleteReply = (userId: string, name: string): Promise<void> =>
  database.use(async (db) => {
    await db.delete(REPLIES, keyOf(userId, name))
    if (!name.startsWith(articleName(''))) return
    await db.delete(SOUNDS, keysOf(userId, soundName(name.slice(articleName('').length), '')))
    const shown: StoredReply[] = await db.getAll(REPLIES, keysOf(userId, articleName('')))
    const texts = shown.map(({ value }) => JSON.stringify(value))
    const beginning = keyOf(userId, figureName(''))
    for (const key of await db.getAllKeys(SOUNDS, keysOf(userId, figureName('')))) {
      const imageId = String(key).slice(beginning.length)
      if (!texts.some((text) => text.includes(imageId))) await db.delete(SOUNDS, key)
    }
  })

export async function readSound(userId: string, name: string): Promise<Blob | undefined> {
  return (await get<StoredSound>(userId, SOUNDS, name))?.sound
}

/** @throws DOMException `QuotaExceededError` */
export const saveSound = (userId: string, name: string, sound: Blob, day: string): Promise<void> =>
  put(userId, SOUNDS, name, { sound, day } satisfies StoredSound)

export const readDays = (userId: string): Promise<OfflineDay[]> => database.read([], (db) => db.getAll(DAYS, keysOf(userId)))

/** @throws DOMException `QuotaExceededError` */
export const saveDay = (userId: string, day: OfflineDay): Promise<void> => put(userId, DAYS, day.entryId, day)

/** Keeps opened articles. */
export const deleteDay = (userId: string, entryId: string): Promise<void> =>
  database.use(async (db) => {
    const transaction = db.transaction(STORES, 'readwrite')
    transaction.objectStore(DAYS).delete(keyOf(userId, entryId))
    for await (const cursor of transaction.objectStore(SOUNDS).iterate(keysOf(userId))) {
      if ((cursor.value as StoredSound).day === entryId) cursor.delete()
    }
    for await (const cursor of transaction.objectStore(REPLIES).iterate(keysOf(userId))) {
      const reply: StoredReply = cursor.value
      if (reply.day !== entryId) continue
      const opened: StoredReply = { ...reply, day: undefined }
      if (isFresh(opened)) cursor.update(opened)
      else cursor.delete()
    }
    await transaction.done
  })

export const replyNames = (userId: string): Promise<string[]> =>
  database.read([], async (db) => {
    const names: string[] = []
    for await (const { key, value } of db.transaction(REPLIES).store.iterate(keysOf(userId))) {
      if (isFresh(value)) names.push(String(key).slice(keyOf(userId, '').length))
    }
    return names
  })

export const deleteStale = (userId: string): Promise<void> =>
  database.use(async (db) => {
    await deleteOthers(db, STORES, userId)
    const transaction = db.transaction(REPLIES, 'readwrite')
    for await (const cursor of transaction.store.iterate()) if (!isFresh(cursor.value)) cursor.delete()
    await transaction.done
  })

const SHARE_TO_DELETE = 0.25

async function deleteOldest(userId: string): Promise<void> {
  await database.use(async (db) => {
    const seen: { key: IDBValidKey; seenAt: number }[] = []
    for await (const { key, value } of db.transaction(REPLIES).store.iterate(keysOf(userId)))
      if (!value.day) seen.push({ key, seenAt: value.seenAt })
    seen.sort((a, b) => a.seenAt - b.seenAt)
    for (const { key } of seen.slice(0, Math.ceil(seen.length * SHARE_TO_DELETE))) await db.delete(REPLIES, key)
  })
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

const get = <T>(userId: string, store: string, name: string): Promise<T | undefined> =>
  database.read(undefined, (db) => db.get(store, keyOf(userId, name)))

function put(userId: string, store: string, name: string, value: unknown): Promise<void> {
  return database.use(async (db) => {
    // Another tab may have signed out and deleted this.
    if (offlineOwner() !== userId) throw new DOMException('Not signed in any more', 'InvalidStateError')
    const transaction = db.transaction(store, 'readwrite')
    await Promise.all([transaction.store.put(value, keyOf(userId, name)), transaction.done])
  })
}
