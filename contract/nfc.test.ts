import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nfc } from './nfc.ts'

test('a text in NFC stays as it is, and others become it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'e', '\u0301', '\u0958', '\u0915', '\u093c', '가', '\u0323') }),
      (text) => {
        const once = nfc(text)
        return nfc(once) === once && once === text.normalize('NFC')
      },
    ),
    { seed: 1 },
  )
  const marked = `\u0958${'\u0301\u0323'.repeat(600)}`
  expect(nfc(nfc(marked))).toBe(nfc(marked))
})

test('a long text of marks does not take minutes', () => {
  const begun = performance.now()
  expect(nfc(`a${'\u0301\u0323'.repeat(250_000)}`)).toHaveLength(500_001)
  nfc(`a${'\u0301\u0323'.repeat(16)}`.repeat(15_000))
  expect(performance.now() - begun).toBeLessThan(5000)
})
