import { nfc } from './nfc.ts'

/**
 * For search: lower case, ASCII digits, plain Latin, one spelling. Removed characters become joiners, so positions stay valid.
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

const ACCENTED = /[a-z][\u0300-\u036f]+/g
const plainLetter = (letter: string): string => letter.normalize('NFD').charAt(0)

/** Digits of a script are consecutive. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value + JOINER.repeat(digit.length - 1)
}

/** A nasal before a letter of its class equals an anusvara: सम्बन्ध, संबंध. */
const NASAL = /ङ्\u200d*(?=[क-ङ])|ञ्\u200d*(?=[च-ञ])|ण्\u200d*(?=[ट-ण])|न्\u200d*(?=[त-न])|म्\u200d*(?=[प-म])/g

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\u200d]*/gu

export interface WordPlace {
  word: string
  start: number
  end: number
}

/**
 * Folded, without joiners.
 * @param text in NFC
 */
export const wordPlaces = (text: string): WordPlace[] =>
  [...foldText(text).matchAll(WORD)].map(({ 0: found, index }) => ({
    word: found.replaceAll(JOINER, ''),
    start: index,
    end: index + found.length,
  }))

export const folded = (text: string): string => foldText(nfc(text)).replaceAll(JOINER, '')
