import { shared, type Words, wordsOf } from '#server/platform/text/similar-texts.ts'

/** Of the words of the shorter title. */
const LEAST_SHARE = 0.6
const LEAST_WORDS = 2
const MOST = 3

/** Titles that say much the same, those with most words in common first. */
export function duplicatesOf<Known extends { title: string }>(
  title: string,
  known: readonly (Known & { words: Words })[],
  most = MOST,
): Known[] {
  const words = stemsOf(title)
  return known
    .map((one) => ({ one, common: shared(words, one.words) }))
    .filter(({ one, common }) => common >= LEAST_WORDS && common >= LEAST_SHARE * Math.min(words.size, one.words.size))
    .toSorted((a, b) => b.common - a.common)
    .slice(0, most)
    .map(({ one }) => one)
}

export const withWords = <Known extends { title: string }>(known: readonly Known[]): (Known & { words: Words })[] =>
  known.map((one) => ({ ...one, words: stemsOf(one.title) }))

/** Households are a household. */
const stemsOf = (title: string): Words => new Set([...wordsOf(title)].map((word) => word.replace(/(?:ies|es|s|y)$/, '')))
