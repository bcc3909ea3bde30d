import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainingArticles, LINE_TEST, lineTestSize, missedOf, weakLines } from './weak-lines.ts'

const count = fc.nat(40)
const parts = fc.array(fc.record({ node_id: fc.uuid(), right: count, wrong: count, left_out: count }), { maxLength: 30 })

test('weak lines are at most three, and no other line has more questions missed', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const weak = weakLines(all)
      const others = all.filter((part) => !weak.includes(part))
      const least = Math.min(...weak.map(missedOf))
      expect(weak).toHaveLength(Math.min(3, all.filter((part) => missedOf(part) > 0).length))
      expect(weak.every((part) => missedOf(part) > 0)).toBe(true)
      expect(others.every((part) => missedOf(part) === 0 || missedOf(part) <= least)).toBe(true)
    }),
  )
})

test('a test of weak lines has 5 to 20 questions, and never fewer after more mistakes', () => {
  fc.assert(
    fc.property(fc.nat(200), (missed) => {
      expect(lineTestSize(missed)).toBeGreaterThanOrEqual(LINE_TEST.least)
      expect(lineTestSize(missed)).toBeLessThanOrEqual(LINE_TEST.most)
      expect(lineTestSize(missed + 1)).toBeGreaterThanOrEqual(lineTestSize(missed))
    }),
  )
  expect([1, 4, 41].map(lineTestSize)).toEqual([5, 8, 20])
})

test('two articles at most explain the mistakes, and no other explains more', () => {
  const question = fc.record({
    article: fc.record({ article_id: fc.constantFrom('a', 'b', 'c', 'd') }),
    result: fc.constantFrom('right' as const, 'wrong' as const, 'left_out' as const),
  })
  fc.assert(
    fc.property(fc.array(question, { maxLength: 60 }), (questions) => {
      const missedIn = (id: string) =>
        questions.filter(({ article, result }) => article.article_id === id && result !== 'right').length
      const found = explainingArticles(questions)
      expect(found.map(({ missed }) => missed)).toEqual(
        ['a', 'b', 'c', 'd']
          .map(missedIn)
          .filter(Boolean)
          .toSorted((one, other) => other - one)
          .slice(0, 2),
      )
      expect(found.every(({ article, missed }) => missed === missedIn(article.article_id))).toBe(true)
    }),
  )
})
