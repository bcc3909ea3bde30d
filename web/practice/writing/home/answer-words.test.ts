import { describe, expect, test } from 'vitest'
import { lengthText, meansTexts, outcomeText } from './answer-words.ts'
import type { AnswerSummary } from './queries.ts'

const attempt = (parts: Partial<AnswerSummary>) =>
  ({
    outcome: 'submitted',
    words: 0,
    photos: 0,
    seconds: 0,
    score_hundredths: null,
    question: { marks: 15 },
    ...parts,
  }) as AnswerSummary

describe('a finished answer in the history', () => {
  test('says its score, or how it ended', () => {
    expect(outcomeText(attempt({ score_hundredths: 850 }))).toBe('8.50 of 15')
    expect(outcomeText(attempt({ score_hundredths: 0 }))).toBe('0.00 of 15')
    expect(outcomeText(attempt({}))).toBe('Not scored')
    expect(outcomeText(attempt({ outcome: 'given_up', seconds: 60 }))).toBe('Gave up')
    expect(outcomeText(attempt({ outcome: 'given_up' }))).toBe('Read, not written')
  })

  test('says its length in words, photographs, or both', () => {
    expect(lengthText(212, 0, 250)).toBe('212 of 250 words')
    expect(lengthText(0, 1, 250)).toBe('1 photograph')
    expect(lengthText(1200, 2, 1000)).toBe('1,200 of 1,000 words, 2 photographs')
    expect(lengthText(0, 0, 150)).toBe('0 of 150 words')
  })
})

test('the figures show a dash where there is nothing to average', () => {
  const means = { submitted: 3, given_up: 1, only_read: 2, words: 211.6, seconds: 552.1, scored: 2, score_share: 0.566 }
  expect(meansTexts(means)).toEqual(['4', '212', '9\u00a0min', '57%'])
  expect(meansTexts({ ...means, words: null, seconds: 20, score_share: null })).toEqual(['4', '–', '< 1\u00a0min', '–'])
  expect(meansTexts({ ...means, seconds: null })[2]).toBe('–')
})
