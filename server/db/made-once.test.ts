import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/server/app.ts'
import { madeOnce } from './made-once.ts'

const app = testApp()

test('a statement that is made once answers for each value anew, whatever else stands in it', async () => {
  let times = 0
  const sum = madeOnce((one: number, other: number) => {
    times++
    return sql<{ sum: number; twice: number }>`
      select ${one}::int + ${other}::int + ${100}::int as sum, ${other}::int + ${other}::int as twice`
  })
  expect(await sum(app.db, 1, 2)).toEqual([{ sum: 103, twice: 4 }])
  expect(await sum(app.db, 30, 40)).toEqual([{ sum: 170, twice: 80 }])
  expect(times).toBe(1)
})
