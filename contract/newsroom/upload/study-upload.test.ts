import { expect, test } from 'vitest'
import { unknownFields } from '#contract/newsroom/ingest.ts'
import { ArticleUpload } from '#contract/newsroom/upload/article-upload.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'

const SOURCE = { title: 'Judgment', publisher: 'Court', kind: 'judgment', date: '2026-01-14', url: 'https://example.org/a' }
const STUDY = { kind: 'act', text: 'Prevention of Corruption Act, 1988, section 17A', translated: { hi: 'धारा 17क' } }
const WATCH = { date: '2027-02-28', text: 'A larger Bench hears the reference.' }
const VALUE = { kind: 'data', text: 'In 241 of 410 cases approval was given.', source: 0 }
const JUDGMENT = { ...VALUE, kind: 'judgment', paragraph: 'paragraph 42' }

const read = ({ value_box, ...parts }: Record<string, unknown>) =>
  ArticleUpload.safeParse(
    anArticle('Sanction', {
      sources: [SOURCE],
      ...parts,
      ...(value_box !== undefined && { mains_model_answers: [{ question: 'Discuss.', answer: 'Text.', value_box }] }),
    }),
  )
const mistakesIn = (parts: object) =>
  (read({ ...parts }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.').replace('mains_model_answers.0.', '')}: ${message}`,
  )

test('what to study, what to watch and the value box of a model answer are kept as given', () => {
  const parts = { study_with: [STUDY], watch: [WATCH] }
  const { study_with, watch, mains_model_answers } = read({ ...parts, value_box: [VALUE, JUDGMENT, VALUE] }).data ?? {}
  expect({ study_with, watch }).toEqual(parts)
  expect(mains_model_answers).toEqual([{ question: 'Discuss.', answer: 'Text.', value_box: [VALUE, JUDGMENT, VALUE] }])
})

test('an article has none of them unless they are given, and an empty value box is none', () => {
  const { study_with, watch, mains_model_answers } = read({ value_box: [] }).data ?? {}
  expect({ study_with, watch, mains_model_answers }).toEqual({
    study_with: [],
    watch: [],
    mains_model_answers: [{ question: 'Discuss.', answer: 'Text.' }],
  })
})

test.each([
  [{ study_with: [{ ...STUDY, kind: 'book' }] }, 'study_with.0.kind: kind must be one of: constitution, act, ncert, report'],
  [
    { study_with: [{ ...STUDY, text: 'x'.repeat(201) }] },
    'study_with.0.text: The text of a study link must be at most 200 characters',
  ],
  [{ study_with: Array(5).fill(STUDY) }, 'study_with: There can be at most 4 items'],
  [
    { study_with: [{ ...STUDY, translated: { fr: 'Loi' } }] },
    'study_with.0.translated: "fr": translations are in Hindi and Tamil',
  ],
  [{ watch: [{ ...WATCH, date: '2027-02-29' }] }, 'watch.0.date: The date must be a valid day, written YYYY-MM-DD'],
  [{ watch: [{ ...WATCH, text: ' ' }] }, 'watch.0.text: The text of a date to watch must not be empty'],
  [{ watch: Array(7).fill(WATCH) }, 'watch: There can be at most 6 items'],
  [{ watch: ['2027'] }, 'watch.0: A date to watch must be an object'],
  [{ value_box: [VALUE, VALUE] }, 'value_box: There must be 3 to 6 values in the value box, or none'],
  [{ value_box: Array(7).fill(VALUE) }, 'value_box: There can be at most 6 items'],
  [
    { value_box: [{ ...VALUE, kind: 'story' }, VALUE, VALUE] },
    'value_box.0.kind: kind must be one of: data, committee, judgment, quotation',
  ],
  [
    { value_box: [VALUE, { ...VALUE, text: 'x'.repeat(401) }, VALUE] },
    'value_box.1.text: The text of a value must be at most 400 characters',
  ],
  [
    { value_box: [VALUE, VALUE, { ...VALUE, paragraph: 'paragraph 4' }] },
    'value_box.2.paragraph: Only a judgment has a paragraph',
  ],
  [
    { value_box: [VALUE, VALUE, { ...JUDGMENT, paragraph: 'x'.repeat(41) }] },
    'value_box.2.paragraph: The paragraph of a judgment must be at most 40 characters',
  ],
  [{ value_box: [VALUE, { ...VALUE, source: 1 }, VALUE] }, 'value_box.1.source: The article has one source: source must be 0'],
  [{ value_box: [VALUE, { ...VALUE, source: undefined }, VALUE] }, /^value_box\.1\.source: source must be the position/],
])('a broken value is named with its place: %j', (parts, mistake) => {
  expect(mistakesIn(parts)).toEqual([typeof mistake === 'string' ? mistake : expect.stringMatching(mistake)])
})

test('their unknown fields get a warning', () => {
  const article = { study_with: [{ link: '' }], watch: [{ day: '' }], mains_model_answers: [{ value_box: [{ page: 1 }] }] }
  expect(unknownFields({ articles: [article] })).toEqual([
    'articles[0].study_with[0].link',
    'articles[0].watch[0].day',
    'articles[0].mains_model_answers[0].value_box[0].page',
  ])
})
