import { expect, test } from 'vitest'
import { answersIn, countsOf, missingAmong, placeToGoOn, standingOf, withAnswers } from './answers.ts'

const sent = (question_id: string, option: string | null, given_ms = 1000, more = {}) => ({
  question_id,
  option,
  certainty: null,
  is_flagged: false,
  seconds: 3,
  given_ms,
  ...more,
})

test('what has not been sent is laid over what the server has', () => {
  const stored = [sent('1', 'A'), sent('2', 'B')]
  expect(withAnswers(stored, [sent('2', 'C', 2000), sent('3', null)])).toEqual([
    sent('1', 'A'),
    sent('2', 'C', 2000),
    sent('3', null),
  ])
})

test('time on the screen that arrives late does not bring an older answer back', () => {
  expect(withAnswers([sent('1', 'A', 5000)], [sent('1', null, 0, { seconds: 9 })])).toEqual([
    sent('1', 'A', 5000, { seconds: 9 }),
  ])
})

test('the mark of a submission is no answer', () => {
  expect(answersIn({ '1': sent('1', 'A'), submit: true })).toEqual([sent('1', 'A')])
  expect(answersIn(undefined)).toEqual([])
})

test('a lost reply is told from answers that never came', () => {
  const stored = [sent('1', 'A'), sent('2', null)]
  expect(missingAmong([sent('1', 'A'), sent('2', null), sent('3', null)], stored)).toBe(0)
  expect(missingAmong([sent('1', 'B'), sent('3', 'C')], stored)).toBe(2)
})

test('questions are answered, left out or not seen, and any may be flagged', () => {
  const answers = new Map([
    ['1', sent('1', 'A')],
    ['2', sent('2', null, 0, { is_flagged: true })],
  ])
  expect(countsOf(['1', '2', '3', '4'], answers)).toEqual({ total: 4, answered: 1, leftOut: 1, unseen: 2, flagged: 1 })
  expect(['1', '2', '3'].map((id) => standingOf(answers.get(id)))).toEqual(['answered', 'left_out', 'unseen'])
  expect(placeToGoOn(['1', '2', '3', '4'], answers)).toBe(2)
  expect(placeToGoOn(['1', '2'], answers)).toBe(0)
})
