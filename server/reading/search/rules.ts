import { cutText } from '#contract/cut-text.ts'
import { type WordPlace, wordPlaces } from '#contract/fold-text.ts'
import { SEARCH_RULES } from '#contract/language-rules/rules.ts'
import { LANGUAGES, type Language, languageByScript } from '#contract/languages.ts'
import { nfc } from '#contract/nfc.ts'

/** Increase it when the words of a text change; a job indexes again. */
export const WORDS_VERSION = 3

/** In NFC: `G20`, `G-20` and `G 20` all have the word `g20`. */
export const wordsOf = (text: string): string[] => indexedWords(nfc(text)).map(({ word }) => word)

/** @param text in NFC */
export function indexedWords(text: string): WordPlace[] {
  const words = wordPlaces(text)
  return words.flatMap((place, index) => {
    const next = words[index + 1]
    return next && isNameWithNumber(text, place, next) ? [place, joined(place, next)] : [place]
  })
}

const joined = (one: WordPlace, next: WordPlace): WordPlace => ({ word: one.word + next.word, start: one.start, end: next.end })

const LETTERS = /^[\p{L}\p{M}]+$/u
const DIGITS = /^\d+$/

const lettersIn = (word: string): number => word.match(/\p{L}/gu)?.length ?? 0
const MAX_LETTERS = 3

const isPair = (text: string, one: WordPlace, next: WordPlace): boolean =>
  /^[\s\u2010\u2011\u2013-]$/.test(text.slice(one.end, next.start)) &&
  ((LETTERS.test(one.word) && DIGITS.test(next.word)) ||
    (DIGITS.test(one.word) && LETTERS.test(next.word) && lettersIn(next.word) <= MAX_LETTERS))

/** G-20, COP 28; "in 2023" and longer names are found by their parts. */
function isNameWithNumber(text: string, one: WordPlace, next: WordPlace): boolean {
  if (!isPair(text, one, next) || lettersIn(one.word + next.word) > MAX_LETTERS) return false
  const isHyphenated = !/\s/.test(text.slice(one.end, next.start))
  return isHyphenated || !/\p{Ll}/u.test(text.slice(one.start, next.end))
}

const MAX_WORDS = 12
const LONGEST_WORD = 60

export interface Word {
  /** Also joined with an adjacent number or letters, and corrected. */
  spellings: string[]
  /** The last word may be unfinished. */
  isBeginning: boolean
}

export interface Query {
  words: Word[]
  language: Language
}

export function queryOf(typed: string): Query {
  const words = tellingWords(nfc(typed)).slice(0, MAX_WORDS)
  return {
    words: words.map((spellings, place) => ({ spellings, isBeginning: place === words.length - 1 })),
    language: languageByScript(typed),
  }
}

export const spellingsOf = ({ words }: Query): string[] => words.flatMap(({ spellings }) => spellings)

export const alsoSpelt = (query: Query, others: (word: string) => string | string[]): Query => ({
  ...query,
  words: query.words.map((word) => ({ ...word, spellings: [...word.spellings, ...word.spellings.flatMap(others)] })),
})

/** Larger combinations first, then those with earlier words. */
export function choicesOf<T>(words: T[]): T[][] {
  const choose = (size: number, from: number): T[][] =>
    size === 0
      ? [[]]
      : words.slice(from).flatMap((word, skipped) => choose(size - 1, from + skipped + 1).map((rest) => [word, ...rest]))
  return words.flatMap((_, fewer) => choose(words.length - fewer, 0))
}

/** Optional in results. Without "may" and "एक", which can have a meaning. */
const SMALL_WORDS = new Set(wordsOf(LANGUAGES.map((language) => SEARCH_RULES[language].smallWords).join(' ')))

/** The S of S-400 stays. */
const isLeftOver = (word: string, text: string) => /^[a-z]$/.test(word) && !text.includes(word.toUpperCase())

/** "WHO" among lower-case words is a name. */
function tellingWords(typed: string): string[][] {
  const text = typed.replace(/(?<=\p{L})['’]s(?![\p{L}\p{M}\p{N}])/giu, '')
  const words = spelt(text)
  const names = new Set(/[a-z]/.test(text) ? text.match(/\b[A-Z]{2,}\b/g)?.map((name) => name.toLowerCase()) : [])
  const telling = words.filter(
    ([word = '', ...also]) => names.has(word) || (!SMALL_WORDS.has(word) && (also.length > 0 || !isLeftOver(word, text))),
  )
  return telling.length > 0 ? telling : words
}

/** G-20 also as G20; Article370 as two words. */
function spelt(text: string): string[][] {
  const places = wordPlaces(text)
  return places.flatMap((place, index) => {
    const [before, next] = [places[index - 1], places[index + 1]]
    const parts = /^(?:([\p{L}\p{M}]+)(\d+)|(\d+)([\p{L}\p{M}]+))$/u.exec(place.word)?.slice(1).filter(Boolean)
    if (parts && lettersIn(place.word) > MAX_LETTERS) return parts.map((part) => [part, cut(place.word)])
    const together = [
      ...(before && isPair(text, before, place) ? [joined(before, place)] : []),
      ...(next && isPair(text, place, next) ? [joined(place, next)] : []),
    ]
    return [[place, ...together].map(({ word }) => cut(word))]
  })
}

const cut = (word: string): string => cutText(word, LONGEST_WORD)

/** Words have only letters, marks and digits: no escaping. */
export function anyFormOf(word: string, isBeginning: boolean): string {
  const written = isBeginning ? beginningWith(word) : exactly(word)
  return [...new Set([written, ...inflections(word)])].join(' | ')
}

const exactly = (word: string) => `'${word}'`
/** A suffix replaces the final pulli or virama by its vowel. */
const beginningWith = (word: string) => `'${word.replace(/(?<=..)[\u0bcd\u094d]$/u, '')}':*`

const INFLECTIONS = LANGUAGES.flatMap((language) => SEARCH_RULES[language].inflections)

function inflections(word: string): string[] {
  return INFLECTIONS.flatMap(({ ending, letters, others }) => {
    const stem = word.replace(ending, '')
    const isLongEnough = stem !== word && (stem.match(/\p{L}/gu)?.length ?? 0) >= letters
    return isLongEnough ? others.map((other) => beginningWith(stem + other)) : []
  })
}
