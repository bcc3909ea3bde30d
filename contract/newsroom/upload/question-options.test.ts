import { expect, test } from 'vitest'
import { QuestionUpload } from './question-upload.ts'

const mistakesIn = (options: unknown, translated?: unknown) =>
  (
    QuestionUpload.safeParse({ question_text: 'Which?', options, correct_option: 'A', explanation: '', translated }).error
      ?.issues ?? []
  ).map(({ path, message }) => [path.join('.'), message])

test('two options of one letter are refused, also in another case', () => {
  expect(mistakesIn({ A: '1', a: '2', B: '3' })).toEqual([['options.a', 'There are two options A']])
  expect(mistakesIn({ A: '1', ' a ': '2' })).toEqual([['options. a ', 'There are two options A']])
})

test('options with the same text are refused: one of them would be marked as wrong', () => {
  expect(mistakesIn({ A: 'Rajya  Sabha', B: 'Lok Sabha', C: ' Rajya Sabha' })).toEqual([
    ['options.C', 'Options A and C have the same text'],
  ])
  expect(mistakesIn(['1', '2', '1'])).toEqual([['options.2', 'Options A and C have the same text']])
  const hi = { question_text: 'कौन?', options: { A: 'लोक सभा', B: 'लोक सभा' } }
  expect(mistakesIn({ A: '1', B: '2' }, { hi })).toEqual([['translated.hi.options.B', 'Options A and B have the same text']])
  expect(mistakesIn({ A: 'Mg', B: 'mg' })).toEqual([])
})
