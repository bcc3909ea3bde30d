import { OWN_TEXTS, readSession } from './session.ts'

/**
 * Long texts that somebody is writing, larger than localStorage takes. The person's id is part of the key, what others left goes when one is read, and
 * signing out deletes all of it (session.ts).
 */

const STORE = 'texts'
const keyOf = (owner: string, name: string) => `${owner}/${name}`

/** @returns '' where nothing was kept, or nothing can be */
export async function readOwnText(owner: string, name: string): Promise<string> {
  const store = await storeFor('readwrite')
  if (!store) return ''
  const keys = await answer(store.getAllKeys())
  for (const key of keys ?? []) if (!String(key).startsWith(keyOf(owner, ''))) store.delete(key)
  const text: unknown = await answer(store.get(keyOf(owner, name)))
  return typeof text === 'string' ? text : ''
}

/** @returns whether it will survive a reload */
export async function keepOwnText(owner: string, name: string, text: string): Promise<boolean> {
  const store = await storeFor('readwrite')
  // A tab that hears late of a sign-out must not put back what the sign-out dropped.
  if (!store || readSession().user?.id !== owner) return false
  const key = keyOf(owner, name)
  const done = text === '' ? await answer(store.delete(key), true) : await answer(store.put(text, key))
  return done !== undefined
}

let opened: Promise<IDBDatabase | undefined> | undefined

async function storeFor(mode: IDBTransactionMode): Promise<IDBObjectStore | undefined> {
  opened ??= open()
  const database = await opened
  try {
    return database?.transaction(STORE, mode).objectStore(STORE)
  } catch {
    // It was closed by a sign-out meanwhile; the next call opens it anew.
    opened = undefined
    return undefined
  }
}

/** Some browsers have no such storage in private windows. */
function open(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    try {
      const asked = indexedDB.open(OWN_TEXTS, 1)
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
      asked.onsuccess = () => {
        const database = asked.result
        // Somebody signs out, here or in another tab: the storage cannot go while it is held.
        database.onversionchange = () => {
          database.close()
          opened = undefined
        }
        resolve(database)
      }
      asked.onerror = () => resolve(undefined)
      asked.onblocked = () => resolve(undefined)
    } catch {
      resolve(undefined)
    }
  })
}

/** @param done what stands for an answer without a value */
function answer<T, Done = never>(asked: IDBRequest<T>, done?: Done): Promise<T | Done | undefined> {
  return new Promise((resolve) => {
    asked.onsuccess = () => resolve(asked.result ?? done)
    asked.onerror = () => resolve(undefined)
  })
}
