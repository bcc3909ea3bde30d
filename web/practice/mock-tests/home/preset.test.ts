import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offeredQuestions, presetOf } from './preset.ts'

const preset = (query: string) => presetOf(new URLSearchParams(query))

test('an address presets lines, number and which questions', () => {
  expect(preset('lines=gs2.courts,gs3.economy&count=12&answered=wrong')).toEqual({
    filter: { nodes: ['gs2.courts', 'gs3.economy'], only_read: false, answered: 'wrong' },
    questions: 12,
  })
  expect(preset('')).toEqual({ filter: { nodes: [], only_read: false, answered: 'any' }, questions: 50 })
  for (const count of ['4', '101', '7.5', 'ten']) expect(preset(`count=${count}`).questions).toBe(50)
  const thread = '01999999-0000-7000-8000-000000000000'
  expect(preset(`thread=${thread}&count=18`)).toMatchObject({ filter: { nodes: [], thread }, questions: 18 })
  expect(preset('thread=other').filter).not.toHaveProperty('thread')
  expect(preset('answered=never').filter.answered).toBe('any')
})

test('no more questions are offered than there are, and never fewer than a test needs', () => {
  expect(offeredQuestions(20, undefined)).toBe(20)
  expect([4, 5, 12, 40].map((pool) => offeredQuestions(20, pool))).toEqual([20, 5, 12, 20])
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 100 }), fc.nat(500), (wanted, pool) => {
      expect(offeredQuestions(wanted, pool)).toBeGreaterThanOrEqual(5)
      expect(offeredQuestions(wanted, pool)).toBeLessThanOrEqual(wanted)
    }),
  )
})
