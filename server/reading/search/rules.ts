import { SEARCH_RULES } from '#contract/catalogue/catalogue.ts'
import { LANGUAGES, type Language, languageByScript } from '#contract/languages.ts'

/**
 * Words as both the index and the query see them: letters, combining marks and digits of any script, lower case, NFC, Latin letters
 * without accents. Everything else parts words, so that no punctuation, danda or hyphen sticks to one; joiners inside words are dropped.
 */
export const wordsOf = (text: string): string[] => withoutAccents(text.toLowerCase()).match(WORD) ?? []

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Only of Latin letters: the marks of other scripts are letters in their own right. The migrations of the index say the same in SQL. */
const withoutAccents = (lowerCase: string): string =>
  lowerCase
    .replace(/\u200c|\u200d|\u00ad/g, '')
    .normalize('NFD')
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .normalize('NFC')

/** At most so many words of a query are looked for. */
const MAX_WORDS = 12
const LONGEST_WORD = 60

export interface Word {
  /** As typed and, where that is misspelt, as its nearest neighbour. */
  spellings: string[]
  /** Whether more letters may follow: of the word that may still be being typed. */
  isBeginning: boolean
}

export interface Query {
  words: Word[]
  language: Language
}

export function queryOf(text: string): Query {
  const words = tellingWords(text)
    .map((word) => word.slice(0, LONGEST_WORD))
    .slice(0, MAX_WORDS)
  const last = words.length - 1
  return {
    words: words.map((word, place) => ({ spellings: [word], isBeginning: place === last })),
    language: languageByScript(text),
  }
}

export const spellingsOf = ({ words }: Query): string[] => words.flatMap(({ spellings }) => spellings)

export const alsoSpelt = (query: Query, others: (word: string) => string | string[]): Query => ({
  ...query,
  words: query.words.map((word) => ({ ...word, spellings: [...word.spellings, ...word.spellings.flatMap(others)] })),
})

/** Every choice of some of the words: the larger first, of equally large ones those that keep the earlier words. */
export function choicesOf<T>(words: T[]): T[][] {
  const choose = (size: number, from: number): T[][] =>
    size === 0
      ? [[]]
      : words.slice(from).flatMap((word, skipped) => choose(size - 1, from + skipped + 1).map((rest) => [word, ...rest]))
  return words.flatMap((_, fewer) => choose(words.length - fewer, 0))
}

/** Words that ask or join, and are in every text or in none: an answer need not have them. Not "may" or "एक", which can be meant. */
const SMALL_WORDS = new Set(wordsOf(LANGUAGES.map((language) => SEARCH_RULES[language].smallWords).join(' ')))

/** One small letter, as is left of a tag or a numbering; the S of S-400 is meant. */
const isLeftOver = (word: string, text: string) => /^[a-z]$/.test(word) && !text.includes(word.toUpperCase())

/** Without small words, unless there are no others; "WHO" among words in small letters is no small word. */
function tellingWords(text: string): string[] {
  const words = wordsOf(text.replace(/(?<=\p{L})['’]s(?![\p{L}\p{M}\p{N}])/giu, ''))
  const names = new Set(/[a-z]/.test(text) ? text.match(/\b[A-Z]{2,}\b/g)?.map((name) => name.toLowerCase()) : [])
  const telling = words.filter((word) => (!SMALL_WORDS.has(word) && !isLeftOver(word, text)) || names.has(word))
  return telling.length > 0 ? telling : words
}

/** A word as an alternative of tsquery operands. Words hold letters, marks and digits only, so nothing needs escaping. */
export function anyFormOf(word: string, isBeginning: boolean): string {
  const written = isBeginning ? beginningWith(word) : exactly(word)
  return [...new Set([written, ...inflections(word)])].join(' | ')
}

const exactly = (word: string) => `'${word}'`
/** A sign for "no vowel" at the end (pulli, virama) gives way to the vowel of what is added. */
const beginningWith = (word: string) => `'${word.replace(/(?<=..)[\u0bcd\u094d]$/u, '')}':*`

const INFLECTIONS = LANGUAGES.flatMap((language) => SEARCH_RULES[language].inflections)

function inflections(word: string): string[] {
  return INFLECTIONS.flatMap(({ ending, letters, others }) => {
    const stem = word.replace(ending, '')
    const isLongEnough = stem !== word && (stem.match(/\p{L}/gu)?.length ?? 0) >= letters
    return isLongEnough ? others.map((other) => beginningWith(stem + other)) : []
  })
}

/** The query with its words also as texts write them, accents and all: texts for snippets are read as they are. */
export function asWrittenIn(texts: string[], query: Query): Query {
  const accented = new Set(
    texts.filter((text) => ACCENTED.test(text)).flatMap((text) => text.toLowerCase().match(ACCENTED_WORD) ?? []),
  )
  const written = [...accented].map((word) => ({ word, plain: withoutAccents(word) }))
  return alsoSpelt(query, (word) => written.filter(({ plain }) => plain.startsWith(word)).map(({ word }) => word))
}

const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/
const ACCENTED_WORD = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]{0,60}?[\u00df-\u024f\u1e00-\u1eff][\p{L}\p{M}\p{N}]*/gu

const PASSAGE = 480
const BEFORE_MATCH = 140
const MAX_PLACES = 60

/**
 * The one or two passages of a text where most of the words seem to stand; all of it where none does. Endings are guessed at: a word
 * that is not there as written is looked for by its first half, so a passage can turn out to hold no match.
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

/** The place after which most different words come soon. */
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

/** From the beginning of a word to the end of one. */
function passageAt(at: number, text: string): string {
  const from = Math.max(0, at - BEFORE_MATCH)
  const begins = from === 0 ? 0 : Math.min(at, text.indexOf(' ', from) + 1 || at)
  const until = text.indexOf(' ', from + PASSAGE)
  return text.slice(begins, until < 0 ? undefined : until)
}

/** Marks around matches that no text contains, until the text has been escaped. */
export const MARK_BEGIN = '\u{e000}'
export const MARK_END = '\u{e001}'

/** Dots where a snippet begins or ends in the middle: `start` is how the text it was cut from begins. */
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

/** Escapes everything but the matches' own `<mark>`. */
export const markedUp = (headline: string): string =>
  headline.replace(/[&<>"'\u{e000}\u{e001}]/gu, (char) => ESCAPES[char] ?? char)
