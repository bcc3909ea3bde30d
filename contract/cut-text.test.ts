import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cutText } from './cut-text.ts'

const FAMILY = '👩‍👩‍👧‍👦'

describe('a text that is cut', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['plain words', 'abcdef', 3, 'abc'],
    ['an emoji at the limit', `${'a'.repeat(139)}😀😀`, 140, 'a'.repeat(139)],
    ['emoji one unit off', `x${'😂'.repeat(80)}`, 140, `x${'😂'.repeat(69)}`],
    ['a family', FAMILY.repeat(3), 25, FAMILY.repeat(2)],
    ['two flags', '🇮🇳🇮🇳', 6, '🇮🇳'],
    ['a letter and its accent', 'ae\u0301e\u0301', 4, 'ae\u0301'],
    ['a Hindi conjunct', 'राक्षस', 4, 'रा'],
    ['a Hindi letter with its vowel', 'किताब', 1, 'क'],
    ['Tamil letters with their signs', 'தொகுப்பு', 5, 'தொகு'],
    ['a text that fits', 'किताब', 5, 'किताब'],
  ])('keeps %s whole', (_, text, max, expected) => {
    expect(cutText(text, max)).toBe(expected)
  })

  test('ends inside a character only if the character alone is too long, and never inside a pair', () => {
    expect(cutText(`e${'\u0301'.repeat(50)}`, 10)).toHaveLength(10)
    expect(cutText(`😀${'\u0301'.repeat(50)}`, 1)).toBe('')
  })

  test.each([true, false])(
    'is the beginning of the text, of the length asked for and well-formed (with a segmenter: %s)',
    (has) => {
      const Segmenter = Intl.Segmenter
      vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { Segmenter: has ? Segmenter : undefined }))
      const unit = fc.constantFrom('a', ' ', 'क', '्', 'ष', 'ि', 'கொ', '😀', '\u200d', '👩', '\ufe0f', '🇮🇳', 'e\u0301')
      fc.assert(
        fc.property(fc.array(unit, { maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (units, max) => {
          const text = units.join('')
          const cut = cutText(text, max)
          return text.startsWith(cut) && cut.length <= max && cut.isWellFormed()
        }),
        { seed: 1 },
      )
    },
  )

  test('costs the same however long it is', () => {
    const text = '😀'.repeat(1_000_000)
    const begun = performance.now()
    for (let n = 0; n < 100; n++) cutText(text, 301)
    expect(performance.now() - begun).toBeLessThan(200)
  })
})
