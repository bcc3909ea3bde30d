import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { endSession, saveSession, updateUser } from '#web/platform/session/session.ts'
import {
  deleteDay,
  deleteReply,
  deleteStale,
  findReply,
  type OfflineDay,
  readDays,
  readReply,
  readSound,
  replyNames,
  saveDay,
  saveReply,
  saveReplyOfDay,
  saveSound,
} from './offline-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const person = (id: string) => ({ id, email: `${id}@example.test`, role: 'pro' }) as User
const monday: OfflineDay = { entryId: 'monday', date: '2026-01-12', articleIds: ['1'], languages: [], bytes: 9, keptAt: 1 }

/** Waits until a deletion that was requested is done. */
const deleted = (name: string) =>
  new Promise<void>((resolve) => {
    indexedDB.deleteDatabase(name).onsuccess = () => resolve()
  })

/** Writes like the previous version. */
async function storeRaw(store: string, key: string, value: unknown) {
  const database = await openDB('on-this-device', 1, {
    upgrade: (db) => {
      for (const name of ['replies', 'sounds', 'days']) db.createObjectStore(name)
    },
  })
  await database.put(store, value, key)
  database.close()
}

describe('the offline store', () => {
  beforeEach(async () => {
    localStorage.clear()
    await deleted('on-this-device')
    saveSession('t', person('anu'))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('has the replies that were opened, by name or by content', async () => {
    await saveReply('anu', 'article/1', { quiz: 'q' })
    expect(await readReply('anu', 'article/1')).toEqual({ quiz: 'q' })
    expect(await findReply<{ quiz: string }>('anu', 'article/', ({ quiz }) => quiz === 'q')).toEqual({ quiz: 'q' })
    expect(await findReply('anu', 'daily/', () => true)).toBeUndefined()
    expect(await replyNames('anu')).toEqual(['article/1'])
  })

  test('keeps the data of the previous version', async () => {
    await storeRaw('replies', 'anu/article/1', { value: 'text', seenAt: Date.now() })
    await storeRaw('days', 'anu/monday', monday)
    expect(await readReply('anu', 'article/1')).toBe('text')
    expect(await readDays('anu')).toEqual([monday])
  })

  test('deletes replies after a month, unless they belong to a downloaded day', async () => {
    await storeRaw('replies', 'anu/article/1', { value: 'old', seenAt: Date.now() - 31 * DAY_MS })
    await storeRaw('replies', 'anu/article/2', { value: 'of a day', seenAt: 0, day: 'monday' })
    await storeRaw('replies', 'ben/article/3', { value: 'of somebody else', seenAt: Date.now() })
    expect(await readReply('anu', 'article/1')).toBeUndefined()
    await deleteStale('anu')
    expect(await replyNames('anu')).toEqual(['article/2'])
    expect(await replyNames('ben')).toEqual([])
  })

  test('keeps opened articles when a downloaded day is removed', async () => {
    await saveDay('anu', monday)
    await saveReply('anu', 'article/1', 'opened')
    await saveReplyOfDay('anu', 'article/1', 'opened', 'monday')
    await saveReplyOfDay('anu', 'article/2', 'not opened', 'monday')
    await saveSound('anu', '1/en', new Blob(['sound']), 'monday')
    await deleteDay('anu', 'monday')
    expect([await readDays('anu'), await readSound('anu', '1/en')]).toEqual([[], undefined])
    expect(await replyNames('anu')).toEqual(['article/1'])
  })

  test('deletes an article with its recordings and its pictures, but no picture of another article', async () => {
    await saveReplyOfDay('anu', 'article/1', { figures: ['own', 'shared'] }, 'monday')
    await saveReplyOfDay('anu', 'article/12', { figures: ['shared'] }, 'monday')
    const sounds = ['1/en', '1/hi', '12/en', 'figure/own', 'figure/shared']
    for (const name of sounds) await saveSound('anu', name, new Blob([name]), 'monday')
    await deleteReply('anu', 'article/1')
    const left = await Promise.all(sounds.map(async (name) => ((await readSound('anu', name)) ? [name] : [])))
    expect([await replyNames('anu'), left.flat()]).toEqual([['article/12'], ['12/en', 'figure/shared']])
  })

  test('deletes the replies seen longest ago when storage is full', async () => {
    const yesterday = Date.now() - DAY_MS
    for (const [n, seenAt] of [3, 1, 4, 2].entries())
      await storeRaw('replies', `anu/article/${n}`, { value: n, seenAt: yesterday + seenAt })
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await saveReply('anu', 'article/new', 'new')
    expect(await replyNames('anu')).toEqual(['article/0', 'article/2', 'article/3', 'article/new'])
  })

  test('is deleted at sign-out, when a session expires and when Pro ends', async () => {
    for (const end of [() => endSession(), () => endSession('expired'), () => updateUser({ ...person('anu'), role: 'free' })]) {
      saveSession('t', person('anu'))
      await saveReply('anu', 'article/1', 'text')
      end()
      await new Promise((resolve) => setTimeout(resolve, 20))
      saveSession('t', person('anu'))
      expect(await replyNames('anu')).toEqual([])
    }
  })

  test('stores nothing for a user who has signed out', async () => {
    endSession()
    await expect(saveDay('anu', monday)).rejects.toThrow('Not signed in any more')
  })
})
