import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DayUpload } from '#contract/newsroom/ingest.ts'
import { search } from '#contract/reading/search.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { readDay } from '#server/newsroom/ingest/rules.ts'
import { LIBRARY_QUERIES } from '#tests/support/fixtures/library-queries.ts'
import { type Person, TestApp } from '#tests/support/server/app.ts'

/** Results further down do not count. */
const FIRST = 5

const days = readdirSync('content')
  .filter((name) => /^\d{4}-/.test(name))
  .map((name) => {
    const read = readDay(readFileSync(`content/${name}`, 'utf8'))
    if ('error' in read) throw new Error(`${name}: ${read.error}`)
    return read.day
  })

/** The search does not look into pictures, and they are not stored here. */
const withoutFigures = (day: DayUpload): DayUpload => ({
  ...day,
  articles: day.articles.map((article) => ({ ...article, figures: [] })),
})

const app = new TestApp()
let reader: Person

beforeAll(async () => {
  await app.start()
  for (const day of days) await ingestDay(app.db, withoutFigures(day), app.now)
  reader = await app.person()
}, 120_000)
afterAll(() => app.stop())

describe('the search of the library', () => {
  test('has a query for every article', () => {
    const titles = days.flatMap((day) => day.articles.map(({ title }) => title))
    expect(Object.keys(LIBRARY_QUERIES).sort()).toEqual(titles.sort())
  })

  test.each(Object.entries(LIBRARY_QUERIES))('finds "%s"', async (title, queries) => {
    const asked = Object.values(queries).flat()
    const missed: string[] = []
    for (const query of asked) if (!(await firstTitles(query)).includes(title)) missed.push(query)
    expect(missed).toEqual([])
  })
})

async function firstTitles(query: string): Promise<string[]> {
  const { data } = (await app.call(search.articles, { as: reader, query: { q: query } })).json()
  return data.slice(0, FIRST).map((result: { title: string }) => result.title)
}
