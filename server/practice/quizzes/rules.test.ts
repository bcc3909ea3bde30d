import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Question } from '#contract/practice/question.ts'
import { reviewOf } from '#contract/practice/quiz-review.ts'
import { identityOf, invalidAnswers, isSame, scoreOf } from './rules.ts'

const LETTERS = [...'ABCDEFGH']
const SEED = 20_260_115

const question = (question_id: string, correct_option: string, options: string[] = ['A', 'B', 'C', 'D']): Question => ({
  question_id,
  question_text: `Text of ${question_id}`,
  options: Object.fromEntries(options.map((letter) => [letter, `${letter} of ${question_id}`])),
  correct_option,
  explanation: `Why ${question_id}`,
})
const QUIZ = [question('one', 'A'), question('two', 'B'), question('three', 'C')]

describe('scoring', () => {
  test.each([
    ['all correct', { one: 'A', two: 'B', three: 'C' }, 3],
    ['one incorrect', { one: 'A', two: 'B', three: 'D' }, 2],
    ['one unanswered', { one: 'A', three: 'C' }, 2],
    ['none answered', {}, 0],
    ['all incorrect', { one: 'D', two: 'D', three: 'D' }, 0],
    ['answers to other questions', { four: 'A', A: 'one' }, 0],
  ])('%s', (_name, answers, score) => {
    expect(scoreOf(answers, QUIZ)).toBe(score)
  })

  test('any answers to any quiz get the score of a count by hand, and the review agrees', () => {
    const quiz = fc
      .array(fc.record({ options: fc.integer({ min: 2, max: 8 }), right: fc.nat(7), chosen: fc.option(fc.nat(7)) }), {
        minLength: 1,
        maxLength: 50,
      })
      .map((drawn) =>
        drawn.map(({ options, right, chosen }, n) => ({
          question: question(`q${n}`, LETTERS[right % options] as string, LETTERS.slice(0, options)),
          chosen: chosen === null ? null : (LETTERS[chosen % options] as string),
        })),
      )
    fc.assert(
      fc.property(quiz, (drawn) => {
        let byHand = 0
        for (const { question, chosen } of drawn) if (chosen !== null && chosen === question.correct_option) byHand += 1
        const questions = drawn.map(({ question }) => question)
        const given = drawn.flatMap(({ question, chosen }) =>
          chosen === null ? [] : [{ questionId: question.question_id, selectedOption: chosen }],
        )
        const answers = Object.fromEntries(given.map((one) => [one.questionId, one.selectedOption]))
        expect(invalidAnswers(given.toReversed(), questions)).toEqual([])
        expect(scoreOf(answers, questions)).toBe(byHand)
        const review = reviewOf(questions, answers)
        expect(review.map(({ selectedOption }) => selectedOption)).toEqual(drawn.map(({ chosen }) => chosen))
        expect(review.filter(({ isCorrect }) => isCorrect).length).toBe(byHand)
      }),
      { numRuns: 500, seed: SEED },
    )
  })
})

describe('answers that do not fit a quiz', () => {
  const given = (...pairs: [string, string][]) => pairs.map(([questionId, selectedOption]) => ({ questionId, selectedOption }))

  test.each([
    ['a question of another quiz', given(['four', 'A']), ['answers[0].questionId']],
    ['the same question twice', given(['one', 'A'], ['two', 'B'], ['one', 'A']), ['answers[2].questionId']],
    ['a letter the question does not have', given(['one', 'E']), ['answers[0].selectedOption']],
    ['a letter in lower case', given(['one', 'a']), ['answers[0].selectedOption']],
    [
      'a letter named like a property of every object',
      given(['one', '__proto__'], ['two', 'toString']),
      [0, 1].map((n) => `answers[${n}].selectedOption`),
    ],
    [
      'a question named like a property of every object',
      given(['__proto__', 'A'], ['constructor', 'A']),
      [0, 1].map((n) => `answers[${n}].questionId`),
    ],
    ['several errors', given(['one', 'Z'], ['four', 'A'], ['two', 'B']), ['answers[0].selectedOption', 'answers[1].questionId']],
  ])('%s is reported with its path', (_name, answers, paths) => {
    expect(invalidAnswers(answers, QUIZ).map(({ path }) => path)).toEqual(paths)
  })
})

test.each([
  [{ one: 'A' }, { one: 'A' }, true],
  [{ one: 'A', two: 'B' }, { two: 'B', one: 'A' }, true],
  [{ one: 'A' }, { one: 'B' }, false],
  [{ one: 'A' }, { one: 'A', two: 'B' }, false],
  [{ one: 'A', two: 'B' }, { one: 'A' }, false],
  [{ one: 'A' }, { two: 'A' }, false],
])('%j and %j are the same answers: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})

test.each([
  [{ A: 'This', B: 'That' }, true],
  [{ B: 'That', A: 'This' }, true],
  [{ A: 'That', B: 'This' }, false],
  [{ A: 'This', B: 'That', C: 'Both' }, false],
])('a question with options %j equals one with A for This and B for That: %s', (options, same) => {
  const question_text = 'Which?'
  expect(identityOf({ question_text, options }) === identityOf({ question_text, options: { A: 'This', B: 'That' } })).toBe(same)
  expect(identityOf({ question_text: 'What?', options })).not.toBe(identityOf({ question_text, options }))
})
