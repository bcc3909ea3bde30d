import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { endSession, saveSession } from '#web/platform/session/session.ts'
import { readLongText, saveLongText } from './long-texts.ts'

const person = (id: string) => ({ id, email: `${id}@example.test`, role: 'pro' }) as User

/** Waits until a deletion that was requested is done. */
const deleted = (name: string) =>
  new Promise<void>((resolve) => {
    indexedDB.deleteDatabase(name).onsuccess = () => resolve()
  })

/** Writes like the previous version. */
async function storeRaw(key: string, text: string) {
  const database = await openDB('own-texts', 1, { upgrade: (db) => void db.createObjectStore('texts') })
  await database.put('texts', text, key)
  database.close()
}

describe('a long draft', () => {
  beforeEach(async () => {
    localStorage.clear()
    await deleted('own-texts')
    saveSession('t', person('anu'))
  })

  test('is restored after a reload, until it is cleared', async () => {
    expect(await saveLongText('anu', 'upload', 'a long day')).toBe(true)
    expect(await readLongText('anu', 'upload')).toBe('a long day')
    await saveLongText('anu', 'upload', '')
    expect(await readLongText('anu', 'upload')).toBe('')
  })

  test('of the previous version is still there', async () => {
    await storeRaw('anu/upload', 'written before the update')
    expect(await readLongText('anu', 'upload')).toBe('written before the update')
  })

  test('is deleted at sign-out, and not stored for a user who has signed out', async () => {
    await saveLongText('anu', 'upload', 'mine')
    endSession()
    await deleted('own-texts')
    expect(await saveLongText('anu', 'upload', 'late')).toBe(false)
    saveSession('t', person('anu'))
    expect(await readLongText('anu', 'upload')).toBe('')
  })

  test('stays for the same user when the session expires', async () => {
    await saveLongText('anu', 'upload', 'mine')
    endSession('expired')
    saveSession('t', person('anu'))
    expect(await readLongText('anu', 'upload')).toBe('mine')
    endSession('expired')
    saveSession('u', person('ben'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await readLongText('ben', 'upload')).toBe('')
    endSession('expired')
    saveSession('t', person('anu'))
    expect(await readLongText('anu', 'upload')).toBe('')
  })
})
