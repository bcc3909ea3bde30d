import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '#tests/support/server/app.ts'
import { gathered } from './gathered.ts'

const app = testApp()

interface Write {
  person: string
  value: number
}
const of = (person: string, value = 0): Write => ({ person, value })

/** Each statement, with a way to let it end. */
const statements: { all: Write[]; end: (error?: unknown) => void }[] = []
const told = () => statements.map(({ all }) => all.map(({ person, value }) => `${person}${value}`).join(' '))
const endAll = async () => {
  for (const { end } of statements) end()
  await Promise.resolve()
}

const writes = gathered<Write, number>({
  personOf: ({ person }) => person,
  write: (_, all) =>
    new Promise((resolve, reject) =>
      statements.push({ all, end: (error) => (error ? reject(error) : resolve(all.map(({ value }) => value * 10))) }),
    ),
})
const write = (given: Write) => writes(app.db, given)

beforeEach(() => {
  statements.length = 0
})

describe('writes of many', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  test('go at once while few are under way; what comes meanwhile goes together, and each is told its own', async () => {
    const first = [write(of('a', 1)), write(of('b', 2))]
    const later = [write(of('e', 5)), write(of('c', 3)), write(of('d', 4))]
    expect(told()).toEqual(['a1', 'b2'])
    await endAll()
    expect(await Promise.all(first)).toEqual([10, 20])
    expect(told()).toEqual(['a1', 'b2', 'c3 d4 e5'])
    await endAll()
    expect(await Promise.all(later)).toEqual([50, 30, 40])
  })

  test('never put two of one person into one statement, and keep the order in which they came', async () => {
    const first = [write(of('a', 1)), write(of('b', 2))]
    const later = [write(of('c', 3)), write(of('c', 4)), write(of('d', 5))]
    await endAll()
    await Promise.all(first)
    expect(told().slice(2)).toEqual(['c3 d5', 'c4'])
    await endAll()
    expect(await Promise.all(later)).toEqual([30, 40, 50])
  })

  test('are at most fifty in one statement', async () => {
    const all = Array.from({ length: 62 }, (_, n) => write(of(`p${100 + n}`, n)))
    await endAll()
    await Promise.all(all.slice(0, 2))
    expect(statements.map(({ all }) => all.length)).toEqual([1, 1, 50, 10])
    await endAll()
    expect(await Promise.all(all)).toEqual(all.map((_, n) => n * 10))
  })

  test('do not wait for statements that take long', async () => {
    const stuck = [write(of('a', 1)), write(of('b', 2))]
    const other = write(of('c', 3))
    vi.advanceTimersByTime(99)
    expect(told()).toEqual(['a1', 'b2'])
    vi.advanceTimersByTime(1)
    expect(told()).toEqual(['a1', 'b2', 'c3'])
    statements[2]?.end()
    expect(await other).toBe(30)
    await endAll()
    expect(await Promise.all(stuck)).toEqual([10, 20])
  })

  test('are all refused, and not tried again, where the database cannot be reached', async () => {
    const first = [write(of('a', 1)), write(of('b', 2))]
    const later = Promise.allSettled([write(of('c', 3)), write(of('d', 4))])
    await endAll()
    await Promise.all(first)
    statements[2]?.end(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
    expect((await later).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(statements).toHaveLength(3)
  })
})

test('one that cannot be written is told so, and spoils none of those beside it', async () => {
  const shares = gathered<Write, number>({
    personOf: ({ person }) => person,
    write: async (db, all) => {
      const { rows } = await sql<{ share: number }>`
        select 100 / value as share from unnest(${all.map(({ value }) => value)}::int[]) with ordinality as given (value, place)
        order by place`.execute(db)
      return rows.map(({ share }) => share)
    },
  })
  const all = await Promise.allSettled([1, 2, 4, 0, 5, 10].map((value, n) => shares(app.db, of(`p${n}`, value))))
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code))).toEqual([100, 50, 25, '22012', 20, 10])
})

test('inside a transaction a write is made there, and goes with it', async () => {
  const inside = gathered<Write, boolean>({
    personOf: ({ person }) => person,
    write: async (db, all) => all.map(() => db.isTransaction),
  })
  expect(await app.db.transaction().execute((db) => inside(db, of('a')))).toBe(true)
})
