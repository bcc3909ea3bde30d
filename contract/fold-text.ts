import { nfc } from './nfc.ts'

/**
 * A text in the form in which words are looked for: lower case, digits 0-9, Latin letters without accents, one spelling of what Hindi and
 * Tamil spell in several ways. It is as long as the text, so a place in one is the same place in the other: what goes leaves a joiner, which
 * words do not have.
 * @param text in NFC
 */
export function foldText(text: string): string {
  const lower = text.replaceAll('İ', 'i').toLowerCase()
  if (!/[^\0-\x7f]/.test(lower)) return lower
  return lower
    .replace(/[\u00ad\u200b\u200c\u2060\ufeff]/g, JOINER)
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, plainLetter)
    .replace(ACCENTED, (letter) => letter.charAt(0) + JOINER.repeat(letter.length - 1))
    .replace(/[^\0-\x7f\P{Nd}]/gu, asciiDigit)
    .replaceAll('ँ', 'ं')
    .replace(NASAL, (nasal) => `ं${JOINER.repeat(nasal.length - 1)}`)
    .replace(/ஶ(?=்ரீ)/g, 'ஸ')
}

const JOINER = '\u200d'

/** Where NFC has no letter of its own. */
const ACCENTED = /[a-z][\u0300-\u036f]+/g
const plainLetter = (letter: string): string => letter.normalize('NFD').charAt(0)

/** The digits of a script follow one another from 0 to 9. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value + JOINER.repeat(digit.length - 1)
}

/** A nasal without a vowel before a letter of its own class is what an anusvara stands for: सम्बन्ध, संबंध. */
const NASAL = /ङ्\u200d*(?=[क-ङ])|ञ्\u200d*(?=[च-ञ])|ण्\u200d*(?=[ट-ण])|न्\u200d*(?=[त-न])|म्\u200d*(?=[प-म])/g

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\u200d]*/gu

export interface WordPlace {
  word: string
  start: number
  end: number
}

/**
 * The words of a text for an index and for queries, and where they stand in it: letters, marks and digits of any script, folded, without joiners
 * and soft hyphens. All other characters separate words, including punctuation, dandas and hyphens.
 * @param text in NFC
 */
export const wordPlaces = (text: string): WordPlace[] =>
  [...foldText(text).matchAll(WORD)].map(({ 0: found, index }) => ({
    word: found.replaceAll(JOINER, ''),
    start: index,
    end: index + found.length,
  }))

/** A text for a list that is narrowed by what somebody types: what is typed is folded the same way and looked for in it. */
export const folded = (text: string): string => foldText(nfc(text)).replaceAll(JOINER, '')
