import { describe, expect, test } from 'vitest'
import { aSampleArticle } from '#tests/support/fixtures/sample-day.ts'
import { checkExplanations } from './explanations.ts'
import { checkOptions, type Question } from './questions.ts'
import { checkVerdicts } from './verdicts.ts'

const STATEMENTS: Question = {
  question_text:
    'Consider the following statements:\n1. The Moon is a star.\n2. The Earth goes round the Sun.\n3. Mars has two moons.\nWhich of the statements given above is/are correct?',
  options: { A: '1 and 2 only', B: '2 and 3 only', C: '3 only', D: '1, 2 and 3' },
  correct_option: 'B',
  explanation:
    'Statement 1 is wrong, because the Moon gives no light of its own and is a natural satellite. Statements 2 and 3 are correct: the year is one round of the Earth, and Phobos and Deimos go round Mars.',
}
const DIRECT: Question = {
  question_text: 'Which one of the following planets is the largest?',
  options: { A: 'Mercury', B: 'Jupiter', C: 'Neptune', D: 'Venus' },
  correct_option: 'B',
  explanation:
    'Jupiter has more mass than all other planets together, so B is right. Mercury is the smallest of the eight, Venus is about as large as the Earth, and Neptune is the fourth by width.',
}

const found = (question: Question) => {
  const article = aSampleArticle((one) => Object.assign(one, { potential_questions: { prelims_quiz: [question] } }))
  return [checkOptions, checkExplanations, checkVerdicts].flatMap((check) => check(article, '').map(({ message }) => message))
}

describe('questions', () => {
  test('good ones pass', () => {
    expect(found(STATEMENTS)).toEqual([])
    expect(found(DIRECT)).toEqual([])
  })

  test('have four options', () => {
    const { D: _, ...three } = DIRECT.options
    expect(found({ ...DIRECT, options: three })).toContain('There are A, B, C; A to D wanted')
  })

  test('have a right option that is among them', () => {
    expect(found({ ...DIRECT, correct_option: 'E' })).toContain('There is no "E"')
  })

  test('have no two options alike', () => {
    expect(found({ ...DIRECT, options: { ...DIRECT.options, D: 'jupiter.' } })).toContain('"jupiter." and "Jupiter" are alike')
  })
})

describe('explanations', () => {
  test('are more than a word', () => {
    expect(found({ ...DIRECT, explanation: 'Jupiter is.' })).toEqual(['2 words, 25 or more wanted'])
  })

  test('speak of every option', () => {
    const explanation = DIRECT.explanation.replace('Neptune is the fourth by width', 'that is the end of a long matter')
    expect(found({ ...DIRECT, explanation })).toEqual(['Says nothing of option C'])
  })

  test('may speak of an option by its letter', () => {
    const explanation = DIRECT.explanation.replace('Neptune is the fourth by width', 'C is the fourth by width')
    expect(found({ ...DIRECT, explanation })).toEqual([])
  })

  test('speak of every statement', () => {
    const explanation =
      'Statement 1 is wrong, because it gives no light of its own and is a natural satellite. Statement 2 is correct: a year is one round, which takes 365 days and six hours.'
    expect(found({ ...STATEMENTS, explanation })).toContain('Says nothing of statement 3')
  })
})

describe('the right option', () => {
  test.each(['A', 'C', 'D'])('is not %s when the explanation leads to B', (correct_option) => {
    expect(found({ ...STATEMENTS, correct_option })).toEqual([
      `The explanation does not lead to ${correct_option}, "${STATEMENTS.options[correct_option]}"`,
    ])
  })

  test('is the right count', () => {
    const options = { A: 'Only one', B: 'Only two', C: 'All three', D: 'None' }
    expect(found({ ...STATEMENTS, options })).toEqual([])
    expect(found({ ...STATEMENTS, options, correct_option: 'A' })).toHaveLength(1)
  })

  test('is the right one of two statements', () => {
    const options = {
      A: 'Both Statement-I and Statement-II are correct and Statement-II explains Statement-I',
      B: 'Both Statement-I and Statement-II are correct but Statement-II does not explain Statement-I',
      C: 'Statement-I is correct but Statement-II is incorrect',
      D: 'Statement-I is incorrect but Statement-II is correct',
    }
    const question_text = 'Statement-I: Ice floats.\nStatement-II: Ice is denser than water.\nWhich one is correct?'
    const explanation = `Statement-I is correct, as anyone with a glass sees. Statement-II is incorrect: ${'ice takes more room '.repeat(5)}`
    expect(found({ question_text, options, explanation, correct_option: 'C' })).toEqual([])
    for (const correct_option of ['A', 'B', 'D'])
      expect(found({ question_text, options, explanation, correct_option })).toHaveLength(1)
  })

  test('is not one that the explanation calls wrong', () => {
    const explanation = `${DIRECT.explanation} Hence A, C and D are incorrect.`
    expect(found({ ...DIRECT, explanation })).toEqual([])
    expect(found({ ...DIRECT, explanation, correct_option: 'C' })).toEqual([
      'The explanation calls C wrong, which is said to be the right option',
    ])
  })

  test('is left alone where the question asks for what is wrong', () => {
    const question_text = STATEMENTS.question_text.replace('is/are correct', 'is/are not correct')
    expect(found({ ...STATEMENTS, question_text, options: { ...STATEMENTS.options, C: '1 only' }, correct_option: 'C' })).toEqual(
      [],
    )
  })
})
