import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#server/db/open.ts'
import { ownDatabase } from '#tests/support/server/database.ts'
import { claimNext, expireLeases, failInterrupted, isHeld, keepLease, releaseWork, renewLease, type WorkTable } from './lease.ts'

interface Errand {
  errand: number
  tries: number
  lease: string
}

const ERRANDS: WorkTable<Errand> = {
  name: 'errands',
  id: 'errand',
  attempts: 'tries',
  lease: 'lease',
  until: 'held_until',
  working: sql`state = 'working'`,
}
/** Its claims are told apart by their number. */
const WITHOUT_LEASE: WorkTable<Errand> = { ...ERRANDS, lease: undefined }

let database: OpenDatabase
beforeAll(async () => {
  database = await ownDatabase()
  await sql`create table errands (errand integer primary key, state text not null default 'waiting',
    tries integer not null default 0, lease uuid, held_until timestamptz)`.execute(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`truncate errands`.execute(database.db)
})

const NOON = new Date('2026-01-15T12:00:00Z')
const MINUTE = 60_000
const minute = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE)

const waiting = (count: number) =>
  sql`insert into errands (errand) select generate_series(1, ${count}::integer)`.execute(database.db)
const claim = (minutes = 0, table = ERRANDS) =>
  claimNext(
    database.db,
    table,
    {
      where: sql`state = 'waiting' or (state = 'working' and held_until < ${minute(minutes)})`,
      order: sql`errand`,
      set: sql`state = 'working'`,
      returning: sql`errand, tries, lease`,
    },
    minute(minutes),
    MINUTE,
  )
const claimed = async (minutes = 0, table = ERRANDS): Promise<Errand> => {
  const errand = await claim(minutes, table)
  if (!errand) throw new Error('nothing is due')
  return errand
}
const stored = async () =>
  (await sql<object>`select state, tries, held_until from errands order by errand`.execute(database.db)).rows

describe.each([
  ['an id of each claim', ERRANDS],
  ['the number of attempts', WITHOUT_LEASE],
])('claims that are told apart by %s', (_by, table) => {
  test('several processes at the same time get different rows, in order, and then none', async () => {
    await waiting(5)
    const first = await Promise.all(Array.from({ length: 5 }, () => claim(0, table)))
    expect(first.map((errand) => errand?.errand).sort()).toEqual([1, 2, 3, 4, 5])
    expect(await claim(0, table)).toBeUndefined()
  })

  test('after the end of its lease another process gets the row, and the first can neither renew nor release it', async () => {
    await waiting(1)
    const first = await claimed(0, table)
    expect(await claim(0.9, table)).toBeUndefined()
    const second = await claimed(1.1, table)
    expect([second.errand, second.tries]).toEqual([1, 2])
    expect(await renewLease(database.db, table, first, minute(9))).toBe(false)
    await releaseWork(database.db, table, first, { set: sql`state = 'waiting'` })
    expect(await stored()).toEqual([{ state: 'working', tries: 2, held_until: minute(2.1) }])
  })

  test('a renewed lease keeps others away', async () => {
    await waiting(1)
    const errand = await claimed(0, table)
    expect(await renewLease(database.db, table, errand, minute(5))).toBe(true)
    expect(await claim(4, table)).toBeUndefined()
  })

  test('what is released is free at once, and is no attempt unless it was tried', async () => {
    await waiting(1)
    await releaseWork(database.db, table, await claimed(0, table), { set: sql`state = 'waiting'` })
    expect(await stored()).toEqual([{ state: 'waiting', tries: 0, held_until: null }])
    const again = await claimed(0, table)
    await releaseWork(database.db, table, again, { set: sql`state = 'waiting'`, isCounted: true, until: minute(3) })
    expect(await stored()).toEqual([{ state: 'waiting', tries: 1, held_until: minute(3) }])
  })
})

test('a row that is no longer worked on is not held', async () => {
  await waiting(1)
  const errand = await claimed()
  await sql`update errands set state = 'cancelled'`.execute(database.db)
  const { rows } = await sql`select from errands where ${isHeld(ERRANDS, errand)}`.execute(database.db)
  expect(rows).toEqual([])
})

test('work that was interrupted too often fails, but not while a process has it', async () => {
  await waiting(1)
  const giveUp = (minutes: number) =>
    failInterrupted(database.db, ERRANDS, { most: 2, set: sql`state = 'failed'` }, minute(minutes))
  await claimed(0)
  await giveUp(2)
  expect((await claimed(2)).tries).toBe(2)
  await giveUp(2.5)
  expect(await stored()).toMatchObject([{ state: 'working' }])
  await giveUp(4)
  expect(await stored()).toEqual([{ state: 'failed', tries: 2, held_until: null }])
})

test('leases of an ended process are void, and rows that wait stay as they are', async () => {
  await waiting(2)
  await claimed()
  await expireLeases(database.db, ERRANDS, minute(0.1))
  expect((await claimed(0.2)).errand).toBe(1)
  expect(await stored()).toMatchObject([{ tries: 2 }, { tries: 0, held_until: null }])
})

test('a lease is renewed as long as the work takes, and the work hears that it was lost', async () => {
  await waiting(1)
  const errand = await claimed()
  const errors: unknown[] = []
  const kept = keepLease(database.db, ERRANDS, errand, {
    now: () => minute(7),
    leaseMs: 30,
    onError: (error) => errors.push(error),
  })
  await expect.poll(stored).toEqual([{ state: 'working', tries: 1, held_until: new Date(minute(7).getTime() + 30) }])
  expect(kept.lost.aborted).toBe(false)
  await sql`update errands set state = 'cancelled'`.execute(database.db)
  await expect.poll(() => kept.lost.aborted).toBe(true)
  kept.stop()
  expect(errors).toEqual([])
})
