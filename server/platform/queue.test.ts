import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#server/db/open.ts'
import { testDatabase } from '#tests/support/database.ts'
import { openQueue, type Queue } from './queue.ts'

let database: OpenDatabase
let queue: Queue

beforeAll(async () => {
  database = await testDatabase()
  queue = openQueue(database, { warn: () => {} })
})
afterAll(async () => {
  await queue.stop()
  await database.close()
})

describe('work that is put off', () => {
  test('is refused while nobody works on it yet, then done once, and not at all when its transaction fails', async () => {
    const { db } = database
    await expect(queue.sendLater(db, 'greet', { name: 'early' })).rejects.toMatchObject({ status: 503, retryAfter: 2 })
    await queue.start()
    const greeted: string[] = []
    let isDone = () => {}
    const done = new Promise<void>((resolve) => {
      isDone = resolve
    })
    await queue.work('greet', async ({ name }: { name: string }) => {
      greeted.push(name)
      if (name === 'last') isDone()
    })
    const failing = db.transaction().execute(async (db) => {
      await queue.sendLater(db, 'greet', { name: 'never' })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await db.transaction().execute((db) => queue.sendLater(db, 'greet', { name: 'kept' }))
    await queue.sendLater(db, 'greet', { name: 'last' })
    await done
    expect(greeted).toEqual(['kept', 'last'])
  })
})
