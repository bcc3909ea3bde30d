import { deleteDB, openDB } from 'idb'
import { removeItem, writeItem } from './local-storage.ts'
import { LOCKED_WORK, LONG_TEXTS } from './storage-names.ts'

/**
 * Decrypts unsent work that the previous version encrypted when a session expired, with a key that the server returns at sign-in (`seal` of the
 * contract). Can be deleted, with `seal`, in the next version.
 */

const DATABASE = 'locked-work'
const WORK = 'work'
const TEXTS = 'texts'

/** Pairs of key and value, from localStorage and from the database of long texts. */
interface OldWork {
  items: [string, string][]
  texts: [string, string][]
}

interface Encrypted {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/** Call it before the session is stored, because the pages that open then read their drafts. @param seal 256 bits in hexadecimal */
export async function unlockOldWork(userId: string, seal: string): Promise<void> {
  removeItem(LOCKED_WORK + userId)
  const encrypted = await takeEncrypted(userId)
  if (!encrypted) return
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: encrypted.iv }, await importKey(seal), encrypted.bytes)
  const { items, texts }: OldWork = JSON.parse(new TextDecoder().decode(bytes))
  for (const [key, value] of items) writeItem(key, value)
  if (texts.length > 0) await restoreTexts(texts)
}

async function takeEncrypted(userId: string): Promise<Encrypted | undefined> {
  const database = await openDB(DATABASE, 1, { upgrade: (db) => void db.createObjectStore(WORK) })
  const encrypted: Encrypted | undefined = await database.get(WORK, userId)
  await database.delete(WORK, userId)
  const rest = await database.count(WORK)
  database.close()
  if (rest === 0) await deleteDB(DATABASE)
  return encrypted
}

async function restoreTexts(texts: [string, string][]): Promise<void> {
  const database = await openDB(LONG_TEXTS, 1, { upgrade: (db) => void db.createObjectStore(TEXTS) })
  for (const [key, text] of texts) await database.put(TEXTS, text, key)
  database.close()
}

function importKey(seal: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(seal.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
