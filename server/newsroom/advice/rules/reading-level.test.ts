import { describe, expect, test } from 'vitest'
import { aSampleArticle } from '#tests/support/fixtures/sample-day.ts'
import { checkReadingLevel, checkSentenceLengths } from './reading-level.ts'

const withPast = (past: string) => aSampleArticle((article) => Object.assign(article, { analysis_text: { past } }))

describe('reading level', () => {
  test('a sample article reads like a good newspaper', () => {
    expect(checkReadingLevel(aSampleArticle(), '')).toEqual([])
    expect(checkSentenceLengths(aSampleArticle(), '')).toEqual([])
  })

  test('a primer is too easy', () => {
    const [finding] = checkReadingLevel(withPast('The cat sat on the mat. It was a big cat. The mat was red.'), '')
    expect(finding?.message).toContain('say more in a sentence')
  })

  test('officialese is too hard', () => {
    const officialese =
      'Notwithstanding constitutional considerations, institutional accountability necessitates administrative reconsideration of organisational responsibilities.'
    const [finding] = checkReadingLevel(withPast(officialese), '')
    expect(finding?.message).toContain('shorter sentences, plainer words')
  })

  test('a sentence of sixty words is named', () => {
    const [finding] = checkSentenceLengths(withPast(`It ${'goes on and '.repeat(20)}ends.`), '')
    expect(finding?.message).toContain('A sentence of 62 words')
  })

  test('a semicolon is a rest', () => {
    expect(
      checkSentenceLengths(withPast(`It ${'goes on and '.repeat(10)}stops; it ${'goes on and '.repeat(10)}ends.`), ''),
    ).toEqual([])
  })
})
