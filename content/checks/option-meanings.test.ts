import { expect, test } from 'vitest'
import { aSampleArticle, aSampleDay } from '#tests/support/fixtures/sample-day.ts'
import { checkLibraryMeanings, meaningTable } from './option-meanings.ts'

const OPTIONS = { A: 'Only one', B: 'Only two', C: 'All three', D: 'None' }
const withAnswers = (letters: string) =>
  aSampleDay((day) => {
    const prelims_quiz = [...letters].map((correct_option) => ({
      question_text: 'How many of these are correct?',
      options: OPTIONS,
      correct_option,
      explanation: '',
    }))
    day.articles = [{ ...aSampleArticle(), potential_questions: { prelims_quiz } }]
  })

test('an option that is never right over all days is named', () => {
  const messages = checkLibraryMeanings([withAnswers('ABCABCABC'), withAnswers('ABCABCABC')]).map(({ message }) => message)
  expect(messages).toContain('"none" (how many) is right 0 times of 18, 10 % to 50 % wanted')
})

test('even answers pass', () => {
  expect(checkLibraryMeanings([withAnswers('ABCDABCD'), withAnswers('DCBADCBA')])).toEqual([])
})

test('the table counts each meaning and ends with the score of a blind guess', () => {
  const lines = meaningTable([withAnswers('ABBB')]).split('\n')
  expect(lines[0]).toMatch(/^form +what the option says +right +offered +share$/)
  expect(lines).toContainEqual(expect.stringMatching(/^how many +only two +3 +4 +75 %$/))
  expect(lines.at(-1)).toBe('Without reading a statement: 0 of 0 right, 0.0 net in 100 questions (right 1, wrong −1/3).')
})
