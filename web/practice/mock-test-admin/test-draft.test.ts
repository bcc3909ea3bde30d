import { expect, test } from 'vitest'
import type { PoolQuestion } from './api.ts'
import { marksFrom, typedMarks } from './marks-fields.tsx'
import { moved, withMore } from './test-draft.ts'

const questions = (...ids: string[]) => ids.map((question_id) => ({ question_id }) as PoolQuestion)

test('questions that are drawn again are on the paper once', () => {
  expect(withMore(questions('1', '2'), questions('2', '3', '4', '5'), 2)).toEqual(questions('1', '2', '3', '4'))
  const many = questions(...Array.from({ length: 99 }, (_, n) => `q${n}`))
  expect(withMore(many, questions('a', 'b'), 2)).toHaveLength(100)
})

test('a question moves one place', () => {
  expect(moved(questions('1', '2', '3'), 0, 1)).toEqual(questions('2', '1', '3'))
  expect(moved(questions('1', '2', '3'), 2, -1)).toEqual(questions('1', '3', '2'))
})

test('marks are typed with two decimals and kept in exact hundredths', () => {
  const rules = { right_hundredths: 200, wrong_hundredths: -66, left_out_hundredths: 0 }
  expect(typedMarks(rules)).toEqual({ right: '2.00', wrong: '-0.66', leftOut: '0.00' })
  expect(marksFrom({ right: '2', wrong: '-0.66', leftOut: '0' })).toEqual(rules)
  expect(marksFrom({ right: '1.15', wrong: '-0.29', leftOut: '0' })).toMatchObject({
    right_hundredths: 115,
    wrong_hundredths: -29,
  })
})
