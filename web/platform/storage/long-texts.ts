import { readSession } from '#web/platform/session/session.ts'
import { readItem } from './local-storage.ts'
import { EXPIRED_USER_KEY, LONG_TEXTS } from './storage-names.ts'
import { deleteOthers, keyOf, UserDatabase } from './user-database.ts'

/** Too large for localStorage. */

const STORE = 'texts'
const database = new UserDatabase(LONG_TEXTS, [STORE])

export function readLongText(userId: string, name: string): Promise<string> {
  return database.read('', async (db) => {
    await deleteOthers(db, [STORE], userId)
    const text: unknown = await db.get(STORE, keyOf(userId, name))
    return typeof text === 'string' ? text : ''
  })
}

/** @returns whether stored */
export function saveLongText(userId: string, name: string, text: string): Promise<boolean> {
  return database.read(false, async (db) => {
    // Another tab may have signed out and deleted this.
    if (readSession().user?.id !== userId && readItem(EXPIRED_USER_KEY) !== userId) return false
    const key = keyOf(userId, name)
    await (text === '' ? db.delete(STORE, key) : db.put(STORE, text, key))
    return true
  })
}
