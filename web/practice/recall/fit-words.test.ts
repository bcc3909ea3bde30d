import { expect, test } from 'vitest'
import { fitWords } from './fit-words.ts'

const USUAL = { answers: 312, fitted: null, possible_from: 1000 }

test('the figures say what intervals follow, and what is missing until they are fitted', () => {
  expect(fitWords({ ...USUAL, fitted: { day: '2026-11-12', answers: 2340 } })).toBe(
    'Adapted to your memory from 2,340 answers (12 November 2026).',
  )
  expect(fitWords(USUAL)).toBe('Adapting to your memory starts after 1,000 answers: 312 so far.')
})

test('the figures promise nothing where the usual curve predicts best, is wanted, or is all that the machine has', () => {
  const words = [
    { ...USUAL, answers: 1000 },
    { ...USUAL, possible_from: null },
  ].map(fitWords)
  const usual = 'Cards use the standard intervals.'
  expect(words).toEqual([usual, usual])
})
