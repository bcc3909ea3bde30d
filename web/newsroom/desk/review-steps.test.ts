import { expect, test } from 'vitest'
import { firstStep } from './review-steps.ts'

test('the screen leads to what an upload would refuse, then to advice, then to the approval', () => {
  expect(firstStep({ state: 'drafting', mistakes: 2, advice: 3 })).toBe('mistakes')
  expect(firstStep({ state: 'review', mistakes: 0, advice: 3 })).toBe('advice')
  expect(firstStep({ state: 'review', mistakes: 0, advice: 0 })).toBe('approve')
})

test('it leads nowhere before the checks have answered, in a draft without a text, and after the approval', () => {
  expect(firstStep({ state: 'drafting', mistakes: undefined, advice: 0 })).toBe('none')
  expect(firstStep({ state: 'planned', mistakes: 6, advice: 0 })).toBe('none')
  expect(firstStep({ state: 'approved', mistakes: 0, advice: 2 })).toBe('none')
})
