import { readSession } from '#web/platform/session/session.ts'
import { OWN_TEXTS } from './storage-names.ts'
import { answer, OwnDatabase } from './user-database.ts'

/**
 * Long texts that somebody is writing, larger than localStorage takes. The person's id is part of the key, what others left goes when one is read, and
 * signing out deletes all of it (session.ts).
 */

const STORE = 'texts'
const database = new OwnDatabase(OWN_TEXTS, [STORE])
const keyOf = (owner: string, name: string) => `${owner}/${name}`

/** @returns '' where nothing was kept, or nothing can be */
export async function readLongText(owner: string, name: string): Promise<string> {
  const store = await database.store(STORE, 'readwrite')
  if (!store) return ''
  const keys = await answer(store.getAllKeys())
  for (const key of keys ?? []) if (!String(key).startsWith(keyOf(owner, ''))) store.delete(key)
  const text: unknown = await answer(store.get(keyOf(owner, name)))
  return typeof text === 'string' ? text : ''
}

/** @returns whether it will survive a reload */
export async function saveLongText(owner: string, name: string, text: string): Promise<boolean> {
  const store = await database.store(STORE, 'readwrite')
  // A tab that hears late of a sign-out must not put back what the sign-out dropped.
  if (!store || readSession().user?.id !== owner) return false
  const key = keyOf(owner, name)
  const done = text === '' ? await answer(store.delete(key), true) : await answer(store.put(text, key))
  return done !== undefined
}
