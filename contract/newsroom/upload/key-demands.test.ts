import { expect, test } from 'vitest'
import { unknownFields } from '#contract/newsroom/ingest.ts'
import { ArticleUpload } from '#contract/newsroom/upload/article-upload.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'

const read = (mains: object) =>
  ArticleUpload.safeParse(anArticle('Budget', { mains_model_answers: [{ question: 'Discuss.', answer: 'Text.', ...mains }] }))
const mistakesIn = (mains: object) =>
  (read(mains).error?.issues ?? []).map(({ path, message }) => [path.join('.').replace('mains_model_answers.0.', ''), message])
const demands = (...marks: unknown[]) => marks.map((one, n) => ({ point: `Point ${n + 1}.`, marks: one }))

test('a mains question has 10, 15, 20 or 125 marks, and four to eight key demands that add up to them, or none', () => {
  const ten = demands(2.5, 2.5, 2.5, 2.5)
  expect(read({ marks: 10, key_demands: ten }).data?.mains_model_answers).toEqual([
    { question: 'Discuss.', answer: 'Text.', marks: 10, key_demands: ten },
  ])
  expect(
    [
      {},
      { key_demands: demands(4, 4, 4, 3) },
      { marks: 15, key_demands: demands(1, 2, 2, 2, 2, 2, 2, 2) },
      { marks: 20, key_demands: demands(5, 5, 5, 5) },
      { marks: 125, key_demands: demands(40, 40, 40, 5) },
    ].flatMap(mistakesIn),
  ).toEqual([])
  expect(mistakesIn({ marks: 12 })).toEqual([['marks', 'marks must be one of: 10, 15, 20, 125']])
  expect(mistakesIn({ marks: 10, key_demands: demands(5, 3, 2) })).toEqual([
    ['key_demands', 'There must be 4 to 8 key demands, or none'],
  ])
  expect(mistakesIn({ key_demands: demands(1, 1, 1, 1, 1, 1, 1, 1, 7) })).toEqual([
    ['key_demands', 'There can be at most 8 items'],
  ])
})

test('key demands that add up to other marks are refused with both figures', () => {
  expect(mistakesIn({ marks: 10, key_demands: demands(3, 3, 3, 0.5) })).toEqual([
    ['key_demands', 'The marks of the key demands add up to 9.5, but the question has 10'],
  ])
  expect(mistakesIn({ key_demands: demands(3, 3, 2, 2) })).toEqual([
    ['key_demands', 'The marks of the key demands add up to 10, but the question has 15, as it gives no marks'],
  ])
})

test('a key demand that is wrong is named with its place', () => {
  expect(mistakesIn({ key_demands: 'Article 21' })).toEqual([['key_demands', 'key_demands must be a list']])
  const wrong = [{ point: ' ', marks: 4 }, { point: 'x'.repeat(301), marks: 0.25 }, 'Article 21', { point: 'Four.', marks: '4' }]
  expect(mistakesIn({ key_demands: wrong })).toEqual([
    ['key_demands.0.point', 'A key demand must not be empty'],
    ['key_demands.1.point', 'A key demand must be at most 300 characters'],
    ['key_demands.1.marks', 'marks must be above 0, in steps of 0.5'],
    ['key_demands.2', 'A key demand must be an object'],
    ['key_demands.3.marks', 'marks must be a number'],
  ])
  expect(
    [-1, 0, Number.POSITIVE_INFINITY, Number.NaN].map((marks) =>
      mistakesIn({ key_demands: demands(5, 5, 5, marks) }).map(([path]) => path),
    ),
  ).toEqual(Array(4).fill(['key_demands.3.marks']))
})

test('no key demands are the same as an empty list', () => {
  expect(read({ key_demands: [] }).data).toEqual(read({}).data)
})

test('an unknown field of a key demand gets a warning', () => {
  const article = { mains_model_answers: [{ key_demands: [{ point: 'One.', mark: 1 }] }] }
  expect(unknownFields({ articles: [article] })).toEqual(['articles[0].mains_model_answers[0].key_demands[0].mark'])
})
