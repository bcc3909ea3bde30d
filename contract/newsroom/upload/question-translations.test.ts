import { expect, test } from 'vitest'
import { unknownFields } from '#contract/newsroom/ingest.ts'
import { QuestionUpload } from '#contract/newsroom/upload/question-upload.ts'

const ENGLISH = { question_text: 'Which?', options: { A: 'This', B: 'That' }, correct_option: 'B', explanation: 'Because.' }
const HINDI = { question_text: 'कौन-सा?', options: { A: 'यह', B: 'वह' }, explanation: 'क्योंकि।' }
const TAMIL = { question_text: 'எது?', options: { A: 'இது', B: 'அது' } }
const read = (translated: unknown, english: object = {}) => QuestionUpload.safeParse({ ...ENGLISH, ...english, translated })
const mistakesIn = (...given: Parameters<typeof read>) =>
  (read(...given).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

test('a question can be given in Hindi and Tamil too', () => {
  expect(read({ hi: HINDI, ta: TAMIL }).data).toEqual({ ...ENGLISH, translated: { hi: HINDI, ta: TAMIL } })
  expect([undefined, {}].map((none) => read(none).data)).toEqual([ENGLISH, ENGLISH])
})

test('the options of a translation are read as the English ones are', () => {
  const [english, hindi] = [{ options: ['This', 'That'] }, { ...HINDI, options: ['यह', 'वह'] }]
  expect(read({ hi: hindi, ta: { ...TAMIL, options: { b: 'அது', a: 'இது' } } }, english).data?.translated).toEqual({
    hi: HINDI,
    ta: TAMIL,
  })
})

test('a translation without explanation is the same as one with an empty explanation', () => {
  expect(read({ ta: { ...TAMIL, explanation: ' ' } }).data).toEqual(read({ ta: TAMIL }).data)
})

test('a translation has exactly the letters of the English options', () => {
  const options = { A: 'இது', C: 'அது' }
  expect(mistakesIn({ hi: HINDI, ta: { ...TAMIL, options } })).toEqual([
    ['translated.ta.options', 'The English options are A and B, these are A and C'],
  ])
  expect(mistakesIn({ ta: { ...TAMIL, options: { ...TAMIL.options, C: 'எதுவும் இல்லை' } } })).toEqual([
    ['translated.ta.options', 'The English options are A and B, these are A, B and C'],
  ])
})

test('a mistake in a translation is named with its place, beside those of the English question', () => {
  expect(
    mistakesIn(
      { hi: { ...HINDI, question_text: '' }, ta: { question_text: 'எது?', options: { A: 5, B: 'அது' } } },
      { options: 5 },
    ),
  ).toEqual([
    ['translated.hi.question_text', 'A question must not be empty'],
    ['translated.ta.options.A', 'An option must be text'],
    ['options', 'Options must be a list of texts, or a map of letters to texts'],
  ])
  expect(mistakesIn({ hi: {} })).toEqual([
    ['translated.hi.question_text', 'A question must be text'],
    ['translated.hi.options', 'Options must be a list of texts, or a map of letters to texts'],
  ])
  expect(mistakesIn({ hi: 'कौन-सा?' })).toEqual([['translated.hi', 'A translation of a question must be an object']])
  expect(mistakesIn('hi')).toEqual([['translated', 'Translations of a question must be an object with the languages hi and ta']])
  expect(mistakesIn({ en: ENGLISH, fr: HINDI })).toEqual([
    ['translated', '"en", "fr": a question can be translated into hi and ta'],
  ])
})

test('an unknown field of a translation gets a warning', () => {
  const question = { ...ENGLISH, translated: { hi: { ...HINDI, explanaton: 'क्योंकि।' } } }
  expect(unknownFields({ articles: [{ potential_questions: { prelims_quiz: [question] } }] })).toEqual([
    'articles[0].potential_questions.prelims_quiz[0].translated.hi.explanaton',
  ])
})
