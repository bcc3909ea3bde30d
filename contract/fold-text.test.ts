import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SPELLINGS } from '#tests/support/fixtures/spellings.ts'
import { folded, foldText, wordPlaces } from './fold-text.ts'
import { nfc } from './nfc.ts'

describe('a text in which words are looked for', () => {
  test(`has one spelling of the ${SPELLINGS.length} pairs`, () => {
    expect(SPELLINGS.length).toBeGreaterThanOrEqual(60)
    expect(SPELLINGS.filter(([one, other]) => folded(one) !== folded(other))).toEqual([])
  })

  test.each([
    ['निम्न', 'निम्न'],
    ['जन्म', 'जन्म'],
    ['मन', 'मन'],
    ['கடிதம்', 'கடிதம்'],
    ['கா\u0bb6்மீர்', 'கா\u0bb6்மீர்'],
    ['ज़मीन', nfc('ज़मीन')],
    ['İstanbul', 'istanbul'],
  ])('folds nothing that is another word: %s', (text, expected) => {
    expect(folded(text)).toBe(expected)
  })

  test('is as long as the text, so that places in it are places in the text', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
      fc.constantFrom(...SPELLINGS.flat(), 'न्\u200dत', 'Ñ', 'İ', '𝟗', '\u00ad', 'é'),
    )
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 20 }), (units) => {
        const text = nfc(units.join(''))
        return foldText(text).length === text.length
      }),
      { seed: 1, numRuns: 300 },
    )
    const text = nfc('“सम्\u200dबन्ध।” El Niño, ४३वें')
    expect(wordPlaces(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
      ['संबंध', 'सम्\u200dबन्ध'],
      ['el', 'El'],
      ['nino', 'Niño'],
      ['43वें', '४३वें'],
    ])
  })
})
