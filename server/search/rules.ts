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

const PASSAGE = { before: 160, length: 520 }
const MOST_PASSAGES = 2

/**
 * The passages of a text in which most of the words seem to stand, or all of it where none does. Stemming is guessed at (a word may
 * go on differently after its first half), so a passage can turn out to have no match.
 */
export function passagesWith(words: string[], text: string): string {
  if (text.length <= PASSAGE.length) return text
  const places = [...new Set(words)].flatMap((word) => placesOf(word, text).map((at) => ({ word, at }))).sort((a, b) => a.at - b.at)
  const starts: number[] = []
  const missing = new Set(places.map(({ word }) => word))
  while (missing.size > 0 && starts.length < MOST_PASSAGES) {
    const inReach = (from: number) => new Set(places.filter(({ word, at }) => missing.has(word) && at >= from && at < from + PASSAGE.length - PASSAGE.before).map(({ word }) => word))
    const best = places.filter(({ word }) => missing.has(word)).map(({ at }) => ({ at, found: inReach(at) })).reduce((a, b) => (b.found.size > a.found.size ? b : a))
    starts.push(best.at)
    for (const word of best.found) missing.delete(word)
  }
  return starts.length === 0 ? text : starts.sort((a, b) => a - b).map((at) => around(text, at)).join(' … ')
}

/** Marks around matches that no text contains, until the text has been escaped. */
export const MARK_BEGIN = '\u{e000}'
export const MARK_END = '\u{e001}'

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
