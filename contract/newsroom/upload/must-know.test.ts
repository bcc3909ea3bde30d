import { expect, test } from 'vitest'
import { ArticleUpload } from '#contract/newsroom/upload/article-upload.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'

const mistakesIn = (must_know: unknown, must_know_translated: unknown = {}) =>
  (ArticleUpload.safeParse(anArticle('Budget', { must_know, must_know_translated })).error?.issues ?? []).map(
    ({ path, message }) => [path.join('.'), message],
  )

const few = ['One.', 'Two.']
const enough = [...few, 'Three.']

test('an upload has three to six must-know facts, or none', () => {
  expect([[], undefined, enough, [...enough, ...enough]].map((facts) => mistakesIn(facts))).toEqual([[], [], [], []])
  expect(mistakesIn(few)).toEqual([['must_know', 'There must be 3 to 6 must-know facts, or none']])
  expect(mistakesIn([...enough, ...enough, 'Seven.'])).toEqual([['must_know', 'There can be at most 6 items']])
})

test('a must-know fact that is wrong is named with its place', () => {
  expect(mistakesIn('One.')).toEqual([['must_know', 'must_know must be a list']])
  expect(mistakesIn(['One.', ' ', 'x'.repeat(401)])).toEqual([
    ['must_know.1', expect.stringContaining('A must-know sentence')],
    ['must_know.2', expect.stringContaining('400')],
  ])
  expect(mistakesIn(enough, { hi: few })).toEqual([['must_know_translated.hi', 'There must be 3 to 6 must-know facts, or none']])
  expect(mistakesIn(enough, { fr: enough })).toEqual([['must_know_translated', expect.stringContaining('"fr"')]])
})
