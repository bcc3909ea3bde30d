import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#server/db/open.ts'
import { ownDatabase } from '#tests/support/server/database.ts'
import { openQueue, type Queue, RETRY_POLICY, repairFutureTimes } from './queue.ts'

let database: OpenDatabase
let queue: Queue

beforeAll(async () => {
  database = await ownDatabase()
  queue = openQueue(database, { warn: () => {} })
})
afterAll(async () => {
  await queue.stop()
  await database.close()
})

describe('work that is put off', () => {
  test('is refused while nobody works on it yet, then done once, and not at all when its transaction fails', async () => {
    const { db } = database
    await expect(queue.enqueue(db, 'greet', { name: 'early' })).rejects.toMatchObject({ status: 503, retryAfter: 2 })
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
      await queue.enqueue(db, 'greet', { name: 'never' })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await db.transaction().execute((db) => queue.enqueue(db, 'greet', { name: 'kept' }))
    await queue.enqueue(db, 'greet', { name: 'last' })
    await done
    expect(greeted).toEqual(['kept', 'last'])
  })
})

describe('after a clock that was years ahead', () => {
  test('what recurs goes on, and what was put off then is done now', async () => {
    const { db } = database
    await queue.start()
    const done = Promise.withResolvers<void>()
    await queue.work('late', async () => done.resolve())
    await sql`update jobs.version set cron_on = now() + interval '20 years'`.execute(db)
    await sql`update jobs.queue set maintain_on = now() + interval '20 years'`.execute(db)
    await queue.enqueue(db, 'late', {})
    await sql`update jobs.job set created_on = now() + interval '20 years', start_after = now() + interval '20 years'
      where name = 'late' and state = 'created'`.execute(db)
    await repairFutureTimes(db)
    await done.promise
    const { rows } =
      await sql`select 1 from jobs.version where cron_on > now() union all select 1 from jobs.queue where maintain_on > now()`.execute(
        db,
      )
    expect(rows).toEqual([])
  })
})

describe('work that was given up', () => {
  test('is listed with its reason, and done when it is put back and the reason is gone', async () => {
    const impatient = openQueue(database, { warn: () => {} }, { patience: { ...RETRY_POLICY, retryLimit: 0 } })
    await impatient.start()
    let isBroken = true
    const done = Promise.withResolvers<void>()
    await impatient.work('mend', async () => {
      if (isBroken) throw new Error('The mail server says no')
      done.resolve()
    })
    await impatient.enqueue(database.db, 'mend', { email: 'somebody@example.test' })
    await expect.poll(() => impatient.failed(), { timeout: 20_000 }).toHaveLength(1)
    const [job] = await impatient.failed()
    expect(job).toMatchObject({ name: 'mend', error: 'The mail server says no', tries: 1 })
    expect(JSON.stringify(job)).not.toContain('somebody@')
    isBroken = false
    expect(await impatient.retry(database.db, job?.id ?? '')).toBe(job?.name)
    expect(await impatient.retry(database.db, job?.id ?? '')).toBeUndefined()
    await done.promise
    expect(await impatient.failed()).toEqual([])
    await impatient.stop()
  })

  test('what waits is counted with how long it has waited', async () => {
    await queue.work('rest', () => new Promise(() => {}))
    const later = openQueue(database, { warn: () => {} })
    expect((await later.depths()).every(({ waiting, running, oldest }) => waiting >= 0 && running >= 0 && oldest >= 0)).toBe(true)
    await queue.enqueue(database.db, 'rest', {})
    await expect
      .poll(async () => (await queue.depths()).find(({ name }) => name === 'rest'), { timeout: 10_000 })
      .toMatchObject({ running: 1 })
  })
})

test('several processes share the work, and each piece is done once', async () => {
  const done: string[] = []
  const all = Promise.withResolvers<void>()
  const processes = [1, 2, 3].map(() => openQueue(database, { warn: () => {} }))
  for (const one of processes) {
    await one.start()
    await one.work('share', async ({ piece }: { piece: string }) => {
      done.push(piece)
      if (done.length === 12) all.resolve()
    })
  }
  const [first] = processes
  for (let piece = 0; piece < 12; piece++) await first?.enqueue(database.db, 'share', { piece: `piece ${piece}` })
  await all.promise
  for (const one of processes) await one.stop()
  expect(new Set(done).size).toBe(12)
  expect(done).toHaveLength(12)
})
