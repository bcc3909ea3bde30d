import { expect, test } from 'vitest'
import { checkSourceHosts } from '#server/newsroom/advice/rules/sources.ts'
import { aSampleArticle, aSampleDay } from '#tests/support/fixtures/sample-day.ts'
import { checkLibrary } from './library.ts'
import { checkNewestHaveSources } from './sources.ts'

const from = (url: string) => {
  const article = aSampleArticle((one) => Object.assign(one.sources[0] ?? {}, { url }))
  return checkSourceHosts(article, '2023-08-24')
}

test.each(['https://menafn.com/1', 'https://www.scribd.com/document/1'])('a source on %s is not the original', (url) => {
  expect(from(url).map(({ path }) => path)).toEqual(['sources.0.url'])
})

test.each(['https://www.isro.gov.in/1', 'https://notscribd.com/1'])('a source on %s is taken', (url) => {
  expect(from(url)).toEqual([])
})

const dayWithoutSources = (publication_date: string) =>
  aSampleDay((day) => {
    day.publication_date = publication_date
    for (const article of day.articles.slice(1)) Object.assign(article, { sources: [], facts: [], since_then: [] })
    day.articles = day.articles.slice(0, 2)
  })
const days = ['2023-01-06', '2023-01-01', '2023-01-02', '2023-01-03', '2023-01-04', '2023-01-05'].map(dayWithoutSources)

test('the articles of the five newest days name sources', () => {
  expect(checkNewestHaveSources(days).map(({ path }) => path)).toEqual(
    ['2023-01-06', '2023-01-05', '2023-01-04', '2023-01-03', '2023-01-02'].map((day) => `${day} articles.1.sources`),
  )
})

test('the library is checked for it', () => {
  expect(checkLibrary(days.map((day) => ({ file: `content/${day.publication_date}.json`, day })))).toContainEqual({
    path: '2023-01-06 articles.1.sources',
    message: 'Names no source',
  })
})
