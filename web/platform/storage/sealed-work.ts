import { removeItem, writeItem } from './local-storage.ts'
import { LOCKED, OWN_TEXTS } from './storage-names.ts'
import { answer, OwnDatabase, stored } from './user-database.ts'

/**
 * Unsent work of somebody whose session was ended from elsewhere: at this device may sit anybody by now. It is locked with a key that only
 * signing in as that person brings back (`seal` of the contract), and opened when they do.
 */

const WORK = 'work'
const TEXTS = 'texts'
const database = new OwnDatabase('locked-work', [WORK])
const texts = new OwnDatabase(OWN_TEXTS, [TEXTS])

/** Pairs of a key and what stood there. */
interface Work {
  items: [string, string][]
  texts: [string, string][]
}

interface Locked {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/** @param items what was taken out of the storage already */
export async function lock(owner: string, seal: string, items: [string, string][]): Promise<void> {
  try {
    const work: Work = { items, texts: await takeTexts(owner) }
    if (work.items.length === 0 && work.texts.length === 0) return
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const bytes = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await keyOf(seal),
      new TextEncoder().encode(JSON.stringify(work)),
    )
    const store = await database.store(WORK, 'readwrite')
    if (store) await stored(store, () => store.put({ iv, bytes } satisfies Locked, owner))
  } finally {
    indexedDB.deleteDatabase(OWN_TEXTS)
  }
}

/** To be called before the session is kept: the pages that open with it look for their drafts. */
export async function unlock(owner: string, seal: string): Promise<void> {
  const locked = await take(owner)
  removeItem(LOCKED + owner)
  if (!locked) return
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: locked.iv }, await keyOf(seal), locked.bytes)
  const work: Work = JSON.parse(new TextDecoder().decode(bytes))
  for (const [key, value] of work.items) writeItem(key, value)
  for (const [key, text] of work.texts) {
    const store = await texts.store(TEXTS, 'readwrite')
    if (store) await stored(store, () => store.put(text, key))
  }
}

async function take(owner: string): Promise<Locked | undefined> {
  const store = await database.store(WORK, 'readwrite')
  if (!store) return undefined
  const locked: Locked | undefined = await answer(store.get(owner))
  store.delete(owner)
  return locked
}

async function takeTexts(owner: string): Promise<[string, string][]> {
  const store = await texts.store(TEXTS, 'readonly')
  if (!store) return []
  const keys = answer(store.getAllKeys())
  const values = answer(store.getAll())
  const all = (await keys)?.map((key, place) => [String(key), place] as const) ?? []
  const found: unknown[] = (await values) ?? []
  return all.flatMap(([key, place]) => (key.startsWith(`${owner}/`) ? [[key, String(found[place])] as [string, string]] : []))
}

/** @param seal 256 bits in hexadecimal */
function keyOf(seal: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(seal.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
