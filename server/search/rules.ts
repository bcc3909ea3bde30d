import { LANGUAGES, type Language } from '#contract/languages.ts'

/**
 * Words as both the index and the query see them: letters, combining marks and digits of any script, lower case, NFC. Everything
 * else parts words, so that no punctuation, danda or hyphen sticks to one; joiners inside words are dropped.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replace(/\u200c|\u200d|\u00ad/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** At most so many words of a query are looked for. */
const MOST_WORDS = 12
const LONGEST_WORD = 60

export interface Query {
  words: string[]
  language: Language
}

export function queryOf(text: string): Query {
  const words = wordsOf(text)
    .map((word) => word.slice(0, LONGEST_WORD))
    .slice(0, MOST_WORDS)
  return { words, language: languageOf(text) }
}

/** The language a query is written in, told by its script. */
export function languageOf(text: string): Language {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi'
  if (/\p{Script=Tamil}/u.test(text)) return 'ta'
  return 'en'
}

/** A word in tsquery quotes. Words hold letters, marks and digits only, so nothing needs escaping. */
export const exactly = (word: string): string => `'${word}'`
export const beginningWith = (word: string): string => `'${word}':*`

const PASSAGE = 480
const BEFORE_MATCH = 140
const MOST_PLACES = 60

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
  return places.slice(0, MOST_PLACES)
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

export const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name)
