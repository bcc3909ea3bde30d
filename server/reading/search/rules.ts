import { SEARCH_RULES } from '#contract/catalogue/catalogue.ts'
import { cutText } from '#contract/cut-text.ts'
import { type WordPlace, wordPlaces } from '#contract/fold-text.ts'
import { LANGUAGES, type Language, languageByScript } from '#contract/languages.ts'
import { nfc } from '#contract/nfc.ts'

/** Rows of an older version are indexed again by a job. To be raised with every change of the words of a text. */
export const WORDS_VERSION = 2

/** The words of a text for the index, in NFC: `G20`, `G-20` and `G 20` all have the word `g20`. */
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

/** Letters before digits, or a few letters after them, with a hyphen or a blank between them. */
const isPair = (text: string, one: WordPlace, next: WordPlace): boolean =>
  /^[\s\u2010\u2011\u2013-]$/.test(text.slice(one.end, next.start)) &&
  ((LETTERS.test(one.word) && DIGITS.test(next.word)) ||
    (DIGITS.test(one.word) && LETTERS.test(next.word) && lettersIn(next.word) <= MAX_LETTERS))

/** Such as G-20 and COP 28. Longer names stay two words, and so does "in 2023": queries find them by their parts. */
function isNameWithNumber(text: string, one: WordPlace, next: WordPlace): boolean {
  if (!isPair(text, one, next) || lettersIn(one.word + next.word) > MAX_LETTERS) return false
  const isHyphenated = !/\s/.test(text.slice(one.end, next.start))
  return isHyphenated || !/\p{Ll}/u.test(text.slice(one.start, next.end))
}

/** Further words of a query are ignored. */
const MAX_WORDS = 12
const LONGEST_WORD = 60

export interface Word {
  /** As typed, with the number or the letters beside it as one word, and, if it is unknown, the most similar known word. */
  spellings: string[]
  /** Whether longer words match too: true for the last word, which may be unfinished. */
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

/** All combinations of the words: larger ones first, among equal sizes those with the earlier words first. */
export function choicesOf<T>(words: T[]): T[][] {
  const choose = (size: number, from: number): T[][] =>
    size === 0
      ? [[]]
      : words.slice(from).flatMap((word, skipped) => choose(size - 1, from + skipped + 1).map((rest) => [word, ...rest]))
  return words.flatMap((_, fewer) => choose(words.length - fewer, 0))
}

/** Question words and conjunctions, which results need not contain. "may" and "एक" are not among them: they can have a meaning of their own. */
const SMALL_WORDS = new Set(wordsOf(LANGUAGES.map((language) => SEARCH_RULES[language].smallWords).join(' ')))

/** A single lower-case letter, for example of a tag or a numbering. The S of S-400 is kept. */
const isLeftOver = (word: string, text: string) => /^[a-z]$/.test(word) && !text.includes(word.toUpperCase())

/**
 * The words with their spellings, without small words unless there are no others. "WHO" in a text with lower-case words is a name, not a small
 * word.
 */
function tellingWords(typed: string): string[][] {
  const text = typed.replace(/(?<=\p{L})['’]s(?![\p{L}\p{M}\p{N}])/giu, '')
  const words = spelt(text)
  const names = new Set(/[a-z]/.test(text) ? text.match(/\b[A-Z]{2,}\b/g)?.map((name) => name.toLowerCase()) : [])
  const telling = words.filter(
    ([word = '', ...also]) => names.has(word) || (!SMALL_WORDS.has(word) && (also.length > 0 || !isLeftOver(word, text))),
  )
  return telling.length > 0 ? telling : words
}

/** Each word and, for letters beside digits, both as one word: G-20 finds G20. A long name joined to its number is two words: Article370. */
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

/** A tsquery that matches any form of a word. Words consist of letters, marks and digits, so nothing needs escaping. */
export function anyFormOf(word: string, isBeginning: boolean): string {
  const written = isBeginning ? beginningWith(word) : exactly(word)
  return [...new Set([written, ...inflections(word)])].join(' | ')
}

const exactly = (word: string) => `'${word}'`
/** A final "no vowel" sign (pulli, virama) is removed, because a suffix replaces it by its vowel. */
const beginningWith = (word: string) => `'${word.replace(/(?<=..)[\u0bcd\u094d]$/u, '')}':*`

const INFLECTIONS = LANGUAGES.flatMap((language) => SEARCH_RULES[language].inflections)

function inflections(word: string): string[] {
  return INFLECTIONS.flatMap(({ ending, letters, others }) => {
    const stem = word.replace(ending, '')
    const isLongEnough = stem !== word && (stem.match(/\p{L}/gu)?.length ?? 0) >= letters
    return isLongEnough ? others.map((other) => beginningWith(stem + other)) : []
  })
}
<<<<<<< HEAD

/** Each is searched for in every text. */
const MOST_SPELLINGS = 20

/** The query with the accented spellings of its words in the texts: unlike the index, texts for snippets have accents. */
export function asWrittenIn(texts: string[], query: Query): Query {
  const accented = new Set(
    texts.filter((text) => ACCENTED.test(text)).flatMap((text) => text.toLowerCase().match(ACCENTED_WORD) ?? []),
  )
  const written = [...accented].map((word) => ({ word, plain: withoutAccents(word) }))
  return alsoSpelt(query, (word) =>
    written
      .filter(({ plain }) => plain.startsWith(word))
      .slice(0, MOST_SPELLINGS)
      .map(({ word }) => word),
  )
}

const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/
const ACCENTED_WORD = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]{0,60}?[\u00df-\u024f\u1e00-\u1eff][\p{L}\p{M}\p{N}]*/gu

const PASSAGE = 480
const BEFORE_MATCH = 140
const MAX_PLACES = 60

/**
 * The one or two passages of a text that probably have most of the words; the whole text if there is none. A word that does not occur as
 * written is searched for by its first half, so a passage may have no match.
 */
export function passagesWith(words: string[], text: string): string {
  if (text.length <= PASSAGE) return text
  const places = [...new Set(words)].flatMap((word) => placesOf(word, text).map((at) => ({ word, at })))
  const first = richest(places)
  if (!first) return text
  const second = richest(places.filter(({ word }) => !first.words.has(word)))
  const starts = second ? [first.at, second.at].sort((a, b) => a - b) : [first.at]
  return starts.map((at) => passageAt(at, text)).join(' … ')
}

function placesOf(word: string, text: string): number[] {
  const beginningWith = (letters: string) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${letters}`, 'giu'))].map(({ index }) => index)
  const asWritten = beginningWith(word)
  const places = asWritten.length > 0 ? asWritten : beginningWith(word.slice(0, Math.max(3, Math.ceil(word.length / 2))))
  return places.slice(0, MAX_PLACES)
}

interface Place {
  word: string
  at: number
}

/** The position followed by the most different words within a passage. */
function richest(places: Place[]): { at: number; words: Set<string> } | undefined {
  const reach = PASSAGE - BEFORE_MATCH
  const from = ({ at }: Place) => ({
    at,
    words: new Set(places.filter((other) => other.at >= at && other.at < at + reach).map(({ word }) => word)),
  })
  return places
    .map(from)
    .reduce<ReturnType<typeof from> | undefined>(
      (best, next) => (best && best.words.size >= next.words.size ? best : next),
      undefined,
    )
}

/** A passage around a position, cut between words. */
function passageAt(at: number, text: string): string {
  const from = Math.max(0, at - BEFORE_MATCH)
  const begins = from === 0 ? 0 : Math.min(at, text.indexOf(' ', from) + 1 || at)
  const until = text.indexOf(' ', from + PASSAGE)
  return text.slice(begins, until < 0 ? undefined : until)
}

/** Private-use characters around matches; they become `<mark>` when the text is escaped. */
export const MARK_BEGIN = '\u{e000}'
export const MARK_END = '\u{e001}'

/** Adds dots if a snippet begins or ends within a sentence. @param start the beginning of its text */
export function excerpt(headline: string, start: string): string {
  const plain = headline.replaceAll(MARK_BEGIN, '').replaceAll(MARK_END, '')
  const isFromStart = start.startsWith(plain.slice(0, 24))
  return `${isFromStart ? '' : '… '}${headline}${/[.!?।]["”’)]?\s*$/.test(plain) ? '' : ' …'}`
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  [MARK_BEGIN]: '<mark>',
  [MARK_END]: '</mark>',
}

/** Escapes everything except the `<mark>` of matches. */
export const markedUp = (headline: string): string =>
  headline.replace(/[&<>"'\u{e000}\u{e001}]/gu, (char) => ESCAPES[char] ?? char)
=======
>>>>>>> 5dec7c93 (Find Hindi and Tamil words in every spelling, and G20 as G-20)
