import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/server/app.ts'
import { batchWrites } from './batch-writes.ts'

const app = testApp()

interface Item {
  person: string
  value: number
}
const itemOf = (person: string, value = 0): Item => ({ person, value })

/** Each batch, with a function that ends it. */
const batches: { items: Item[]; end: (error?: unknown) => void }[] = []
const written = () => batches.map(({ items }) => items.map(({ person, value }) => `${person}${value}`).join(' '))
const endAll = async () => {
  for (const { end } of batches) end()
  await new Promise(setImmediate)
}

const write = (item: Item) => writes(app.db, item)
const writes = batchWrites<Item, number>({
  keyOf: ({ person }) => person,
  write: (_, items) =>
    new Promise((resolve, reject) =>
      batches.push({ items, end: (error) => (error ? reject(error) : resolve(items.map(({ value }) => value * 10))) }),
    ),
})

describe('writes of many people', () => {
  beforeEach(() => {
    batches.length = 0
  })

  test('run at once when no batch is running; later ones share a batch, and each gets its own result', async () => {
    const first = write(itemOf('a', 1))
    const later = [write(itemOf('e', 5)), write(itemOf('c', 3)), write(itemOf('d', 4))]
    expect(written()).toEqual(['a1'])
    await endAll()
    expect(await first).toBe(10)
    expect(written()).toEqual(['a1', 'c3 d4 e5'])
    await endAll()
    expect(await Promise.all(later)).toEqual([50, 30, 40])
  })

  test('of one person never share a batch, and keep their order', async () => {
    const all = [write(itemOf('a', 1)), write(itemOf('c', 3)), write(itemOf('c', 4)), write(itemOf('d', 5))]
    await endAll()
    await endAll()
    expect(written()).toEqual(['a1', 'c3 d5', 'c4'])
    await endAll()
    expect(await Promise.all(all)).toEqual([10, 30, 40, 50])
  })

  test('are at most fifty in a batch', async () => {
    const all = Array.from({ length: 62 }, (_, n) => write(itemOf(`p${100 + n}`, n)))
    await endAll()
    await endAll()
    await endAll()
    expect(batches.map(({ items }) => items.length)).toEqual([1, 50, 11])
    expect(await Promise.all(all)).toEqual(all.map((_, n) => n * 10))
  })

  test('all fail, without a retry, when the database cannot be reached', async () => {
    const first = write(itemOf('a', 1))
    const later = Promise.allSettled([write(itemOf('c', 3)), write(itemOf('d', 4))])
    await endAll()
    await first
    batches[1]?.end(Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' }))
    expect((await later).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(batches).toHaveLength(2)
  })
})

test('a write that fails does not fail the others in its batch', async () => {
  const shares = batchWrites<Item, number>({
    keyOf: ({ person }) => person,
    write: async (db, items) => {
      const { rows } = await sql<{ share: number }>`
        select 100 / value as share from unnest(${items.map(({ value }) => value)}::int[]) with ordinality as given (value, position)
        order by position`.execute(db)
      return rows.map(({ share }) => share)
    },
  })
  const all = await Promise.allSettled([1, 2, 4, 0, 5, 10].map((value, n) => shares(app.db, itemOf(`p${n}`, value))))
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code))).toEqual([100, 50, 25, '22012', 20, 10])
})
