import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RecallCard } from '#contract/practice/recall-cards.ts'
import { keepableOf } from './keep-rules.ts'

const article = (terms: string[], fronts: string[], mustKnow: string[] = [], locked: 'flashcards'[] = []) => ({
  article_id: 'a',
  must_know: mustKnow,
  locked,
  follow_up_data: {
    key_terms_list: terms.map((term) => ({ term, definition: 'd' })),
    flashcards: fronts.map((front) => ({ front, back: 'b' })),
    key_terms_list_translated: {},
    historical_context: [],
    historical_context_translated: {},
  },
})
const card = (kind: string, front: string, back = 'b') => ({ kind, content: { front, back } }) as RecallCard

describe('what can be kept of an article', () => {
  test('is its must-know facts as one card, its key terms, flashcards and highlights, each with what is new', () => {
    const highlights = [
      { highlight_id: 'new', card: { front: 'f', back: 'b' } },
      { highlight_id: 'kept', card: null, is_in_review: true },
      { highlight_id: 'silent', card: null },
    ]
    const cards = [card('term', 'GDP'), card('fact', 'Title', 'One\nTwo')]
    expect(keepableOf(article(['GDP', 'CPI'], ['What?'], ['One', 'Two']), cards, highlights)).toEqual([
      { kind: 'facts', count: 2, fresh: [] },
      { kind: 'terms', count: 2, fresh: ['CPI'] },
      { kind: 'flashcards', count: 1, fresh: ['What?'] },
      { kind: 'highlights', count: 2, fresh: ['new'] },
    ])
  })

  test('promises no flashcards without Pro, and has no row for what is not there', () => {
    expect(keepableOf(article(['GDP'], [], [], ['flashcards']), [], [])).toEqual([{ kind: 'terms', count: 1, fresh: ['GDP'] }])
    expect(keepableOf(article([], ['What?'], [], ['flashcards']), [], [])).toEqual([])
  })

  test('never counts anything twice, and nothing that is in the review as new', () => {
    const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 })
    fc.assert(
      fc.property(names, names, names, (terms, fronts, kept) => {
        const cards = kept.flatMap((name) => [card('term', name), card('flashcard', name)])
        for (const { count, fresh } of keepableOf(article(terms, fronts), cards, [])) {
          expect(new Set(fresh).size).toBe(fresh.length)
          expect(fresh.length).toBeLessThanOrEqual(count)
          expect(kept.filter((name) => fresh.includes(name))).toEqual([])
        }
      }),
      { seed: 2, numRuns: 100 },
    )
  })
})
