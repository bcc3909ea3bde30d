import type { Steps } from '#contract/steps.ts'
import { isSameSentence, type Sentence, sentenceOf, type Words, wordsOf } from '#server/platform/text/similar-texts.ts'

export interface DatedText {
  title: string
  publication_date: string
  key_terms: readonly { term: string }[]
  must_know: readonly string[]
}

const SAME_TITLE = 0.5
const COMMON_TERMS = 0.5
/** 10 ms; only texts of very few different words reach it. */
export const MAX_COMPARED_WORDS = 500_000

interface Prepared<T> {
  text: T
  titleWords: Words
  terms: Words
  facts: Sentence[]
}

const prepared = <T extends DatedText>(text: T): Prepared<T> => ({
  text,
  titleWords: wordsOf(text.title),
  terms: new Set(text.key_terms.map(({ term }) => term.toLowerCase())),
  facts: text.must_know.map(sentenceOf),
})

type Topic<T> = [Prepared<T>, ...Prepared<T>[]]

/**
 * Compares only with the first text of each topic, so that topics do not chain.
 * @param texts latest first
 */
export function topicsOf<T extends DatedText>(texts: readonly T[]): [T, ...T[]][] {
  const topics: Topic<T>[] = []
  const [byTerm, byWord] = [new Postings(), new Postings()]
  const steps = { left: MAX_COMPARED_WORDS }
  for (const text of texts.map(prepared)) {
    const [terms, words] = [byTerm.counts(text.terms, topics.length), byWord.counts(text.titleWords, topics.length)]
    const topic = topics.find(([first], at) => isSameTopic(first, text, terms[at] as number, words[at] as number, steps))
    if (topic) topic.push(text)
    else {
      byTerm.add(text.terms, topics.length)
      byWord.add(text.titleWords, topics.length)
      topics.push([text])
    }
  }
  return topics.map(([first, ...others]) => [first.text, ...others.map(({ text }) => text)])
}

/** Topics by word. */
class Postings {
  readonly #topics = new Map<string, number[]>()

  add(words: Words, topic: number): void {
    for (const word of words) {
      const known = this.#topics.get(word)
      if (known) known.push(topic)
      else this.#topics.set(word, [topic])
    }
  }

  counts(words: Words, topics: number): Uint16Array {
    const counts = new Uint16Array(topics)
    for (const word of words) for (const topic of this.#topics.get(word) ?? []) counts[topic] = (counts[topic] as number) + 1
    return counts
  }
}

function isSameTopic<T extends DatedText>(
  one: Prepared<T>,
  other: Prepared<T>,
  terms: number,
  words: number,
  steps: Steps,
): boolean {
  if (one.text.publication_date === other.text.publication_date || (terms === 0 && words === 0)) return false
  return (
    (words >= 2 && words / (one.titleWords.size + other.titleWords.size - words) >= SAME_TITLE) ||
    (terms >= 2 && terms >= COMMON_TERMS * Math.min(one.terms.size, other.terms.size)) ||
    haveSameFacts(one.facts, other.facts, steps)
  )
}

function haveSameFacts(one: Sentence[], other: Sentence[], steps: Steps): boolean {
  const least = Math.max(2, COMMON_TERMS * Math.min(one.length, other.length))
  let repeated = 0
  for (const [at, fact] of one.entries()) {
    if (repeated + one.length - at < least) return false
    if (other.some((another) => isSameSentence(fact, another, steps))) repeated++
  }
  return repeated >= least
}
