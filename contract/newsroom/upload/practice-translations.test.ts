import { expect, test } from 'vitest'
import { unknownFields } from '#contract/newsroom/ingest.ts'
import { ArticleUpload } from '#contract/newsroom/upload/article-upload.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'

const CARD = { front: 'Who?', back: 'She.' }
const HINDI_CARD = { front: 'कौन?', back: 'वह।' }
const DEMANDS = ['One.', 'Two.', 'Three.', 'Four.'].map((point) => ({ point, marks: 2.5 }))
const MAINS = { question: 'Discuss.', answer: 'Text.', marks: 10, key_demands: DEMANDS }
const HINDI_MAINS = { question: 'चर्चा कीजिए।', answer: 'पाठ।', key_demands: ['एक।', 'दो।', 'तीन।', 'चार।'] }

const read = (card: object, mains: object) =>
  ArticleUpload.safeParse(
    anArticle('Budget', {
      follow_up_data: { flashcards: [{ ...CARD, ...card }] },
      mains_model_answers: [{ ...MAINS, ...mains }],
    }),
  )
const found = (card: object, mains: object) => {
  const { data } = read(card, mains)
  return [data?.follow_up_data.flashcards[0], data?.mains_model_answers[0]]
}
const mistakesIn = (card: object, mains: object) =>
  (read(card, mains).error?.issues ?? []).map(({ path, message }) => [
    path.join('.').replace(/^(?:follow_up_data.flashcards|mains_model_answers).0.translated.?/, ''),
    message,
  ])

test('a flashcard and a model answer can be given in Hindi and Tamil too', () => {
  expect(found({ translated: { hi: HINDI_CARD } }, { translated: { hi: HINDI_MAINS, ta: HINDI_MAINS } })).toEqual([
    { ...CARD, translated: { hi: HINDI_CARD } },
    { ...MAINS, translated: { hi: HINDI_MAINS, ta: HINDI_MAINS } },
  ])
  expect(found({ translated: {} }, { translated: {} })).toEqual([CARD, MAINS])
})

test('a translation is whole, with as many key demands as the English', () => {
  const { key_demands: _, ...withoutDemands } = HINDI_MAINS
  expect(mistakesIn({ translated: { hi: { front: 'कौन?' } } }, { translated: { ta: withoutDemands } })).toEqual([
    ['hi.back', 'The back of a flashcard must be text'],
    ['ta.key_demands', 'There are 4 key demands in English, here 0'],
  ])
  const three = { ...HINDI_MAINS, key_demands: ['एक।', 'दो।', 'तीन।'] }
  expect(mistakesIn({}, { translated: { hi: three } })).toEqual([
    ['hi.key_demands', 'There are 4 key demands in English, here 3'],
  ])
  expect(mistakesIn({}, { key_demands: [], translated: { hi: withoutDemands } })).toEqual([])
  expect(mistakesIn({}, { translated: { hi: { ...HINDI_MAINS, answer: ' ' } } })).toEqual([
    ['hi.answer', 'A model answer must not be empty'],
  ])
})

test('a translation has the limits of the English, and only languages that articles are translated into', () => {
  const long = { ...HINDI_MAINS, key_demands: ['x'.repeat(301), 'दो।', 'तीन।', 'चार।'] }
  expect(mistakesIn({ translated: { fr: CARD } }, { translated: { hi: long } })).toEqual([
    ['', '"fr": a flashcard can be translated into hi and ta'],
    ['hi.key_demands.0', 'A key demand must be at most 300 characters'],
  ])
})

test('an unknown field of a translation gets a warning', () => {
  const article = {
    follow_up_data: { flashcards: [{ translated: { hi: { ...HINDI_CARD, frnt: 'कौन?' } } }] },
    mains_model_answers: [{ translated: { ta: { ...HINDI_MAINS, marks: 10 } } }],
  }
  expect(unknownFields({ articles: [article] })).toEqual([
    'articles[0].follow_up_data.flashcards[0].translated.hi.frnt',
    'articles[0].mains_model_answers[0].translated.ta.marks',
  ])
})
