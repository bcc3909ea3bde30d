import { expect, test } from 'vitest'
import { fitWords } from './fit-words.ts'

const USUAL = { answers: 312, fitted: null, possible_from: 1000 }

test('the figures say what intervals follow, and what is missing until they are fitted', () => {
  expect(fitWords({ ...USUAL, fitted: { day: '2026-11-12', answers: 2340 } })).toBe(
    'Your intervals are fitted to your own 2,340 answers (12 November 2026).',
  )
  expect(fitWords(USUAL)).toBe(
    'Intervals follow the usual memory curve; they are fitted to you after 1,000 answers (you have 312).',
  )
})

test('the figures promise nothing where the usual curve predicts best, is wanted, or is all that the machine has', () => {
  const words = [
    { ...USUAL, answers: 1000 },
    { ...USUAL, possible_from: null },
  ].map(fitWords)
  expect(words).toEqual(['Intervals follow the usual memory curve.', 'Intervals follow the usual memory curve.'])
})
