import { expect, test } from 'vitest'
import type { Answer } from '../api.ts'
import { answerIn } from './answer-in.ts'

const demands = (...points: string[]) => points.map((point) => ({ point, marks_hundredths: 500 }))
const HINDI = { model_answer: 'पाठ।', key_demands: ['एक', 'दो'] }
const answer = { model_answer: 'Text.', key_demands: demands('One', 'Two'), translated: { hi: HINDI } } as Answer

test('a finished answer has its model answer and key demands in the language one reads in, where there are any', () => {
  expect(answerIn(answer, 'hi')).toMatchObject({ model_answer: 'पाठ।', key_demands: demands('एक', 'दो'), lang: 'hi' })
  expect(answerIn(answer, 'ta')).toMatchObject({ model_answer: 'Text.', key_demands: demands('One', 'Two'), lang: 'en' })
})

test('key demands that were found in the English answer stay English', () => {
  const found = { ...answer, translated: { hi: { ...HINDI, key_demands: [] } } }
  expect(answerIn(found, 'hi').key_demands).toEqual(demands('One', 'Two'))
})
