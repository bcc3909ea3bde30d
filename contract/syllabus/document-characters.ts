import { DESCRIPTORS, LANGUAGES } from '#contract/languages.ts'

/** Code points that the fonts of a PDF draw, first and last. */
export const DOCUMENT_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x24f],
  // Greek and Cyrillic.
  [0x370, 0x4ff],
  ...LANGUAGES.map((language) => DESCRIPTORS[language].block.map((bound) => bound.codePointAt(0) ?? 0) as [number, number]),
  [0x1cd0, 0x1cff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2190, 0x2215],
  [0x25cc, 0x25cc],
  [0xa8e0, 0xa8ff],
]

const escaped = (code: number) => `\\u{${code.toString(16)}}`
const UNDRAWN = new RegExp(`[^\\s${DOCUMENT_RANGES.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('')}]`, 'u')

/** Each once. */
export const undrawnWords = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.filter((text) => UNDRAWN.test(text)).flatMap((text) => text.split(/\s+/).filter((word) => UNDRAWN.test(word))),
  ),
]
