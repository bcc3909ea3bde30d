import { isSameSentence, likeness, shared, type Words, wordsOf } from './similar-texts.ts'

/** A text of a day that can be about the same topic as one of another day. */
export interface DatedText {
  title: string
  publication_date: string
  key_terms: readonly { term: string }[]
  must_know: readonly string[]
}

const SAME_TITLE = 0.5
const COMMON_TERMS = 0.5

interface Prepared<T> {
  text: T
  titleWords: Words
  terms: Words
  facts: Words[]
}

const prepared = <T extends DatedText>(text: T): Prepared<T> => ({
  text,
  titleWords: wordsOf(text.title),
  terms: new Set(text.key_terms.map(({ term }) => term.toLowerCase())),
  facts: text.must_know.map(wordsOf),
})

/**
 * Groups texts by topic. A text is compared with the first text of each topic only, so that topics do not chain.
 * @param texts latest first
 * @returns each topic with its texts, latest first
 */
export function topicsOf<T extends DatedText>(texts: readonly T[]): [T, ...T[]][] {
  const topics: [Prepared<T>, ...Prepared<T>[]][] = []
  for (const text of texts.map(prepared)) {
    const topic = topics.find(([first]) => isSameTopic(first, text))
    if (topic) topic.push(text)
    else topics.push([text])
  }
  return topics.map(([first, ...others]) => [first.text, ...others.map(({ text }) => text)])
}

/** Whether two texts of different days are about the same topic, by their titles, key terms or facts. */
function isSameTopic<T extends DatedText>(one: Prepared<T>, other: Prepared<T>): boolean {
  if (one.text.publication_date === other.text.publication_date) return false
  const terms = shared(one.terms, other.terms)
  const words = shared(one.titleWords, other.titleWords)
  if (terms === 0 && words === 0) return false
  const repeated = one.facts.filter((fact) => other.facts.some((another) => isSameSentence(fact, another))).length
  return (
    (words >= 2 && likeness(one.titleWords, other.titleWords) >= SAME_TITLE) ||
    (terms >= 2 && terms >= COMMON_TERMS * Math.min(one.terms.size, other.terms.size)) ||
    (repeated >= 2 && repeated >= COMMON_TERMS * Math.min(one.facts.length, other.facts.length))
  )
}
