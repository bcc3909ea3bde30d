import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invalidate, onInvalidation } from '#server/platform/cache/invalidation.ts'
import { newDatabase, ownDatabase } from '#tests/support/server/database.ts'
import { type Db, type OpenDatabase, openServer } from './open.ts'
import { afterCommit, asConsequence, inTransaction, reportFailedConsequences } from './transaction.ts'

describe('what happens after a commit', () => {
  let database: OpenDatabase
  const reported: unknown[] = []
  beforeAll(async () => {
    database = await ownDatabase()
    reportFailedConsequences((error) => reported.push((error as Error).message))
  })
  afterAll(() => database.close())

  test('an error in it is reported; the change stands, and the rest still happens', async () => {
    const happened: string[] = []
    const result = await inTransaction(database.db, async (db) => {
      await afterCommit(db, () => Promise.reject(new Error('no connection')))
      await afterCommit(db, () => happened.push('the rest'))
      return 'committed'
    })
    await afterCommit(database.db, () => Promise.reject(new Error('outside')))
    expect([result, happened, reported]).toEqual(['committed', ['the rest'], ['no connection', 'outside']])
  })
})

describe('a notice of an act', () => {
  let database: OpenDatabase
  const reported: unknown[] = []
  beforeAll(async () => {
    database = await ownDatabase()
    reportFailedConsequences((error) => reported.push((error as { code: string }).code))
    await sql`create table acts (name text primary key)`.execute(database.db)
  })
  afterAll(() => database.close())
  const act = (name: string) => (db: Db) => sql`insert into acts values (${name})`.execute(db).then(() => undefined)

  test.each([
    ['has half an emoji', sql`select ${JSON.stringify({ title: '\ud83d' })}::jsonb`, '22'],
    ['belongs to somebody who is gone', sql`insert into notification_inboxes (user_id) values (gen_random_uuid())`, '23'],
  ])('is left out and reported when it %s; the act and other notices stand', async (name, refused, code) => {
    reported.length = 0
    await inTransaction(database.db, async (db) => {
      await act(name)(db)
      await asConsequence(db, async () => void (await refused.execute(db)))
      await asConsequence(db, () => act(`notice: ${name}`)(db))
    })
    const { rows } = await sql`select name from acts where name like ${`%${name}`} order by length(name)`.execute(database.db)
    expect(rows).toEqual([{ name }, { name: `notice: ${name}` }])
    expect(reported).toEqual([expect.stringMatching(new RegExp(`^${code}`))])
  })
})

test('a committed change reaches other processes while every connection of the pool is taken', async () => {
  const { db: pool, notifications, close } = await openServer(await newDatabase(), { poolSize: 1 }, () => {})
  await expect.poll(() => notifications.isLive(), { timeout: 10_000 }).toBe(true)
  const told: string[] = []
  notifications.on((tag) => told.push(tag))
  let taken: Promise<unknown> = Promise.resolve()
  const evicted: string[] = []
  const stop = onInvalidation((tag) => evicted.push(tag))
  await inTransaction(pool, async (db) => {
    await sql`select 1`.execute(db)
    await invalidate(db, 'forum:1')
    // Takes the connection as soon as the transaction releases it, for longer than others wait for one.
    taken = sql`select pg_sleep(5)`.execute(pool)
  })
  stop()
  await expect.poll(() => told, { timeout: 2000 }).toEqual(['forum:1'])
  expect(evicted).toEqual(['forum:1'])
  await taken
  await close()
}, 20_000)
