import type { Language } from '#contract/languages.ts'
import type { CatchUp, CatchUpItem } from '#contract/practice/catch-up.ts'
import { FACT_WORDS_PER_MINUTE } from '#contract/practice/catch-up-rules.ts'

export interface MissedRow {
  article_id: string
  title: string
  summary: string
  gs_paper_category: string
  publication_date: string
  must_know: string[]
  key_terms: { term: string }[]
  /** In `language`; null or empty where there is none. */
  title_translated: string | null
  summary_translated: string | null
  must_know_translated: string[]
  language: Language
}

type Fact = CatchUpItem['facts'][number]

/** @param rows latest first */
export function catchUpFrom(rows: MissedRow[]): CatchUp | null {
  if (rows.length === 0) return null
  const said = new Set<string>()
  const items = inTurn(topicsOf(rows)).map(({ articles }) => ({
    articles: articles.map(shown),
    facts: withoutRepeats(articles.flatMap(factsOf), said),
  }))
  return { days: new Set(rows.map(({ publication_date }) => publication_date)).size, minutes: minutesFor(items), items }
}

type Words = ReadonlySet<string>

const STOP_WORDS = new Set(
  'about after among and are before between beyond but for from has have how into its new not over than that the their this under was what when where which who why will with'.split(
    ' ',
  ),
)

/** The words of a text in any script, in lower case and without stop words. */
const wordsOf = (text: string): Words =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
      (word) => /\p{N}/u.test(word) || (word.length > 2 && !STOP_WORDS.has(word)),
    ),
  )

const shared = (one: Words, other: Words): number => [...one].filter((word) => other.has(word)).length

/** The Jaccard index of two sets of words: 0 without a common word, 1 if they are equal. */
const likeness = (one: Words, other: Words): number => {
  const both = shared(one, other)
  return both === 0 ? 0 : both / (one.size + other.size - both)
}

const SAME_FACT = 0.6
const SAME_TITLE = 0.5
const COMMON_TERMS = 0.5

interface Article extends MissedRow {
  titleWords: Words
  terms: Words
  facts: Words[]
}

const prepared = (row: MissedRow): Article => ({
  ...row,
  titleWords: wordsOf(row.title),
  terms: new Set(row.key_terms.map(({ term }) => term.toLowerCase())),
  facts: row.must_know.map(wordsOf),
})

/** Whether two articles of different days are about the same topic, by their titles, key terms or facts. */
function isSameTopic(one: Article, other: Article): boolean {
  if (one.publication_date === other.publication_date) return false
  const terms = shared(one.terms, other.terms)
  const words = shared(one.titleWords, other.titleWords)
  if (terms === 0 && words === 0) return false
  const repeated = one.facts.filter((fact) => other.facts.some((another) => likeness(fact, another) >= SAME_FACT)).length
  return (
    (words >= 2 && likeness(one.titleWords, other.titleWords) >= SAME_TITLE) ||
    (terms >= 2 && terms >= COMMON_TERMS * Math.min(one.terms.size, other.terms.size)) ||
    (repeated >= 2 && repeated >= COMMON_TERMS * Math.min(one.facts.length, other.facts.length))
  )
}

interface Topic {
  /** Latest first. */
  articles: [Article, ...Article[]]
  /** How many later articles name a key term of it. */
  references: number
}

/** Groups articles by topic. An article is compared with the latest article of each topic only, so that topics do not chain. */
function topicsOf(rows: MissedRow[]): Topic[] {
  const topics: Topic[] = []
  const all = rows.map(prepared)
  for (const article of all) {
    const topic = topics.find(({ articles }) => isSameTopic(articles[0], article))
    if (topic) topic.articles.push(article)
    else topics.push({ articles: [article], references: 0 })
  }
  const naming = findNaming(all)
  for (const topic of topics) topic.references = new Set(topic.articles.flatMap(naming)).size
  return topics
}

/** Finds the later articles that name a key term of an article in their title, summary or key terms. */
function findNaming(articles: Article[]): (article: Article) => Article[] {
  const texts = new Map(articles.map((one) => [one, wordsOf([one.title, one.summary, ...one.terms].join(' '))]))
  const byWord = new Map<string, Article[]>()
  for (const [one, words] of texts)
    for (const word of words) {
      const naming = byWord.get(word)
      if (naming) naming.push(one)
      else byWord.set(word, [one])
    }
  return ({ terms, publication_date }) =>
    [...terms].flatMap((term) => {
      const [first, ...others] = wordsOf(term)
      return (byWord.get(first ?? '') ?? []).filter(
        (one) => one.publication_date > publication_date && others.every((word) => texts.get(one)?.has(word)),
      )
    })
}

/** Orders topics round-robin by paper; within a paper by number of references, then latest first. */
function inTurn(topics: Topic[]): Topic[] {
  const byReferences = topics.toSorted((one, other) => other.references - one.references)
  const rounds: Topic[][] = []
  const taken = new Map<string, number>()
  for (const topic of byReferences) {
    const paper = topic.articles[0].gs_paper_category
    const round = taken.get(paper) ?? 0
    taken.set(paper, round + 1)
    rounds[round] = [...(rounds[round] ?? []), topic]
  }
  return rounds.flat()
}

const textIn = (language: Language, translated: string | null, english: string) =>
  translated ? { lang: language, value: translated } : { lang: 'en' as const, value: english }

const shown = ({ article_id, title, title_translated, language, gs_paper_category, publication_date }: Article) => ({
  article_id,
  title: textIn(language, title_translated, title),
  gs_paper_category,
  publication_date,
})

/** The translated facts; without them the translated summary, then the English facts, then the English summary. */
function factsOf({ article_id, language, must_know_translated, summary_translated, must_know, summary }: Article): Fact[] {
  const values = must_know_translated.length > 0 ? must_know_translated : summary_translated ? [summary_translated] : undefined
  if (values) return values.map((value) => ({ article_id, lang: language, value }))
  return (must_know.length > 0 ? must_know : [summary]).map((value) => ({ article_id, lang: 'en', value }))
}

/**
 * Removes facts that are similar to another one of the topic or equal to one of an earlier topic, but never all of them.
 * @param said the facts of earlier topics; those of this one are added
 */
function withoutRepeats(facts: Fact[], said: Set<string>): Fact[] {
  const kept: { fact: Fact; words: Words }[] = []
  for (const fact of facts) {
    const words = wordsOf(fact.value)
    if (said.has(fact.value) || kept.some((one) => likeness(one.words, words) >= SAME_FACT)) continue
    said.add(fact.value)
    kept.push({ fact, words })
  }
  return kept.length > 0 ? kept.map(({ fact }) => fact) : facts.slice(0, 1)
}

function minutesFor(items: CatchUpItem[]): number {
  const texts = items.flatMap(({ articles, facts }) => [articles[0]?.title.value ?? '', ...facts.map(({ value }) => value)])
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / FACT_WORDS_PER_MINUTE))
}
