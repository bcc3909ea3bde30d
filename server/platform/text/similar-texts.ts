/** Compares texts by their words, in any script. */

export type Words = ReadonlySet<string>

const STOP_WORDS = new Set(
  'about after among and are before between beyond but for from has have how into its new not over than that the their this under was what when where which who why will with'.split(
    ' ',
  ),
)

/** The words of a text in any script, in lower case and without stop words. */
export const wordsOf = (text: string): Words =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
      (word) => /\p{N}/u.test(word) || (word.length > 2 && !STOP_WORDS.has(word)),
    ),
  )

export const shared = (one: Words, other: Words): number => [...one].filter((word) => other.has(word)).length

/** The Jaccard index of two sets of words: 0 without a common word, 1 if they are equal. */
export const likeness = (one: Words, other: Words): number => {
  const both = shared(one, other)
  return both === 0 ? 0 : both / (one.size + other.size - both)
}

const SAME_SENTENCE = 0.6

/** Whether two sentences say the same. */
export const isSameSentence = (one: Words, other: Words): boolean => likeness(one, other) >= SAME_SENTENCE
