import type { Steps } from '#contract/steps.ts'

export type Words = ReadonlySet<string>

const STOP_WORDS = new Set(
  'about after among and are before between beyond but for from has have how into its new not over than that the their this under was what when where which who why will with'.split(
    ' ',
  ),
)

export const wordsOf = (text: string): Words =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
      (word) => (word.length > 2 && !STOP_WORDS.has(word)) || /\p{N}/u.test(word),
    ),
  )

export function shared(one: Words, other: Words): number {
  const [fewer, more] = one.size <= other.size ? [one, other] : [other, one]
  let count = 0
  for (const word of fewer) if (more.has(word)) count++
  return count
}

export interface Sentence {
  words: Words
  /** One bit per word. */
  bits: readonly [number, number]
}

export function sentenceOf(text: string): Sentence {
  const words = wordsOf(text)
  const bits: [number, number] = [0, 0]
  for (const word of words) {
    let hash = 0
    for (let at = 0; at < word.length; at++) hash = (Math.imul(hash, 31) + word.charCodeAt(at)) | 0
    bits[(hash >>> 5) & 1] = (bits[(hash >>> 5) & 1] as number) | (1 << (hash & 31))
  }
  return { words, bits }
}

const SAME_SENTENCE = 0.6

/** Jaccard index. */
export function isSameSentence(one: Sentence, other: Sentence, steps: Steps): boolean {
  steps.left -= 1
  const all = one.words.size + other.words.size
  if (steps.left < 0 || 4 * Math.max(differentBits(one, other), Math.abs(one.words.size - other.words.size)) > all) return false
  steps.left -= Math.min(one.words.size, other.words.size)
  const both = shared(one.words, other.words)
  return both > 0 && both / (all - both) >= SAME_SENTENCE
}

const differentBits = ({ bits: one }: Sentence, { bits: other }: Sentence): number =>
  bitsIn(one[0] ^ other[0]) + bitsIn(one[1] ^ other[1])

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export interface NumberedSentence extends Sentence {
  numbers: string
}

export function numberedSentence(text: string): NumberedSentence {
  const sentence = sentenceOf(text)
  return { ...sentence, numbers: numbersIn(sentence.words) }
}

const numbersIn = (words: Words) =>
  [...words]
    .filter((word) => /\p{N}/u.test(word))
    .toSorted()
    .join(' ')
