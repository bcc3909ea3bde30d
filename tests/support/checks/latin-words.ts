/** The letters of an icon. */
const LETTERS = ['Aa']
/** The same in every language, as are abbreviations in capitals. */
const PRODUCT = ['UPSC Current Catalyst', 'Catalyst', 'Pro']
const PROGRAMS = ['Google', 'Chrome', 'Android', 'iOS', 'Linux', 'Reddit', 'OpenDyslexic']
/** Of languages in their own words, and of people in the tests. */
const OWN_NAMES = ['English', 'catalyst-demo', 'admin', 'pro', 'tester', 'free']
const KEYS = ['Ctrl', 'Enter', 'Esc', 'Shift', 'Alt', 'Tab', 'Space', 'Home', 'End']
const NAMES = [...PRODUCT, ...LETTERS, ...PROGRAMS, ...OWN_NAMES, ...KEYS]

/** Not those of the time of day, which have words in every language. */
const ABBREVIATION = /^(?!AM$|PM$)[A-Z]{2,8}s?$/
/** Of mail and the web; numbers of feedback and payments; names of test people. */
const ADDRESSES = /[\w.+-]+@[\w.-]+|https?:\S+|\b(?:[a-z\d-]+\.)+[a-z]{2,}\b|\b(?:FB-|test_pay_)\w+|\breader[-_]\w+/g

/** In a sentence of another language: the English of a term, and a title or what the reader has searched for. */
const QUOTED = /\([^()]*\)|“[^”]*”|"[^"]*"/g

/** @param more further names @returns words of two letters and more */
export function latinWords(text: string, more: string[] = []): string[] {
  const names = [...NAMES, ...more]
  const parts = names.filter((name) => /\P{L}/u.test(name)).sort((a, b) => b.length - a.length)
  const bare = parts.reduce((rest, name) => rest.replaceAll(name, ' '), withoutQuoted(text).replace(ADDRESSES, ' '))
  const words = bare.match(/\p{sc=Latin}{2,}/gu) ?? []
  return words.filter((word) => !names.includes(word) && !ABBREVIATION.test(word))
}

const withoutQuoted = (text: string) => (/\p{sc=Devanagari}|\p{sc=Tamil}/u.test(text) ? text.replace(QUOTED, ' ') : text)

/** @param quotes removed first, however the text is wrapped */
export function withoutQuotes(text: string, quotes: string[]): string {
  const longestFirst = quotes.filter((quote) => quote.length > 2).sort((a, b) => b.length - a.length)
  return longestFirst.reduce((rest, quote) => rest.replaceAll(quote, ' '), text.replace(/\s+/g, ' '))
}
