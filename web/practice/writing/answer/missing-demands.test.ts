import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer } from '../api.ts'
import { missingDemands } from './missing-demands.ts'

const demand = fc.record({
  point: fc.string({ minLength: 1, maxLength: 1500 }),
  marks_hundredths: fc.integer({ min: 1, max: 500 }),
})

test('missing and partly met key demands become cards with fronts of their own, met ones and unscored ones do not', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 600 }),
      fc.array(fc.record({ demand, share: fc.constantFrom(null, 0, 0.5, 1) }), { maxLength: 12 }),
      (text, rows) => {
        const key_demands = rows.map(({ demand }) => demand)
        const scores = rows.map(({ demand, share }) => (share === null ? null : Math.floor(demand.marks_hundredths * share)))
        const question = { text } as Answer['question']
        const cards = missingDemands({ question, key_demands }, scores)
        const missing = rows.filter(({ demand, share }) => share !== null && share < 1 && demand.point.trim() !== '')
        expect(cards).toHaveLength(missing.length)
        const fronts = cards.map((card) => ('front' in card ? card.front : ''))
        expect(new Set(fronts).size).toBe(cards.length)
        expect(fronts.every((front) => front !== undefined && front.length <= 300)).toBe(true)
        expect(cards.every((card) => 'text' in card && card.text.length > 0 && card.text.length <= 1000)).toBe(true)
      },
    ),
  )
})
