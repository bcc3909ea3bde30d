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
