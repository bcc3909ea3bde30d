import { expect, test } from 'vitest'
import { checkDay } from '#server/newsroom/advice/rules/check-day.ts'
import { checkStudyNames } from '#server/newsroom/advice/rules/study.ts'
import { aSampleArticle, aSampleDay } from '#tests/support/fixtures/sample-day.ts'
import { checkLibrary } from './library.ts'
import { checkPassedDates } from './study.ts'

test('a study link that does not name its place is found in the check of the day', () => {
  const article = aSampleArticle((one) => Object.assign(one, { study_with: [{ kind: 'act', text: 'Space Act' }] }))
  const finding = { path: 'study_with.0.text', message: 'Does not name a section of the Act' }
  expect(checkStudyNames(article, '2023-08-24')).toEqual([finding])
  const day = aSampleDay((one) => Object.assign(one.articles[0] ?? {}, { study_with: article.study_with }))
  expect(checkDay(day)).toContainEqual({ ...finding, path: 'articles.0.study_with.0.text' })
})

const NEWEST = '2199-01-10'
const withWatch = (date: string, followed?: string) =>
  aSampleDay((day) => {
    const [article] = day.articles
    const [source] = article?.sources ?? []
    Object.assign(article ?? {}, {
      sources: [{ ...source, date: NEWEST }],
      facts: [],
      figures: [],
      since_then: followed ? [{ date: followed, text: 'It happened.', source: 0 }] : [],
      watch: [{ date, text: 'It happens.' }],
    })
  })

test('a date that passed before the newest source of the library needs an entry of since_then on or after it', () => {
  const found = (date: string, followed?: string) => checkPassedDates([withWatch(date, followed)]).map(({ path }) => path)
  const path = `${withWatch(NEWEST).publication_date} articles.0.watch.0`
  expect(found('2199-01-09')).toEqual([path])
  expect(found('2199-01-09', '2199-01-08')).toEqual([path])
  expect(found('2199-01-09', '2199-01-09')).toEqual([])
  expect(found(NEWEST)).toEqual([])
  const day = withWatch('2199-01-09')
  expect(checkLibrary([{ file: `content/${day.publication_date}.json`, day }])).toContainEqual({
    path,
    message: '2199-01-09 has passed: since_then does not say what happened',
  })
})
