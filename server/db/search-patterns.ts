import { folded } from '#contract/fold-text.ts'
import { LANGUAGE_DESCRIPTORS } from '#contract/language-descriptors.ts'
import { nfc } from '#contract/nfc.ts'

const MAX_WORDS = 8

/** For `~*`; a row must match all. They match the spellings that `foldText` unifies. */
export function containsPatterns(text: string): string[] {
  const words = [...new Set(nfc(text).trim().split(/\s+/))].filter(Boolean).slice(0, MAX_WORDS)
  return words.map((word) => (/\p{Script=Latin}/u.test(word) ? inAnyDigits(escapeRegExp(word)) : inAnySpelling(word)))
}

const ZEROS = Object.values(LANGUAGE_DESCRIPTORS).flatMap((language) => ('zero' in language ? [language.zero] : []))

const inAnyDigits = (pattern: string): string =>
  pattern.replace(/\p{Nd}/gu, (digit) => {
    const value = Number(folded(digit))
    return `[${value}${ZEROS.map((zero) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + value)).join('')}]`
  })

const JOINERS = '[\u200b-\u200d]*'

function inAnySpelling(word: string): string {
  const letters = [...folded(word)].map((letter) => SPELLINGS[letter] ?? inAnyDigits(escapeRegExp(letter)))
  return letters.join(/[^\0-\x7f]/.test(word) ? JOINERS : '')
}

/** Anusvara, chandrabindu, and a nasal without a vowel; the sa of Shri. */
const SPELLINGS: Record<string, string> = {
  '\u0902': `(?:[\u0901\u0902]|[ङञणनम]${JOINERS}\u094d)`,
  ஸ: '[ஸஶ]',
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
