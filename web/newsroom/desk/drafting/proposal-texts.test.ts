import { expect, test } from 'vitest'
import { kindText, piecesOf, usageText } from './proposal-texts.ts'

test('what a proposal used is said as far as it is known', () => {
  const usage = {
    model: 'drafter',
    tokens_in: 120000,
    tokens_out: 900,
    cost: { amount: 0.0618, currency: 'USD' },
    milliseconds: 12_345,
  }
  expect(usageText(usage)).toBe('drafter · 1,20,000 + 900 tokens · USD 0.0618 · 12.3\u00a0s')
  expect(usageText({ ...usage, tokens_in: null, tokens_out: null, cost: null, milliseconds: null })).toBe('drafter')
})

test('copied words are apart from the others', () => {
  expect(piecesOf({ text: 'So it says this there.', copied: [{ from: 3, to: 15 }] })).toEqual([
    { text: 'So ', isCopied: false },
    { text: 'it says this', isCopied: true },
    { text: ' there.', isCopied: false },
  ])
})

test('a translation is named with its language', () => {
  expect(kindText({ kind: 'translate', language: 'ta' })).toBe('A translation into Tamil')
  expect(kindText({ kind: 'cards', language: null })).toBe('Flashcards')
})
