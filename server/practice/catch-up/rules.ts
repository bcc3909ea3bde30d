import { cutText } from '#contract/cut-text.ts'
import type { Language } from '#contract/languages.ts'
import type { CatchUp, CatchUpItem } from '#contract/practice/catch-up.ts'
import { FACT_WORDS_PER_MINUTE } from '#contract/practice/catch-up-rules.ts'
import type { Watch } from '#contract/reading/provenance.ts'
import type { Steps } from '#contract/steps.ts'
import { isSameSentence, type Sentence, sentenceOf, wordsOf } from '#server/platform/text/similar-texts.ts'
import { MAX_COMPARED_WORDS, topicsOf } from '#server/reading/shared/topics.ts'

export interface MissedRow {
  article_id: string
  title: string
  summary: string
  gs_paper_category: string
  publication_date: string
  must_know: string[]
  key_terms: { term: string }[]
  /** In `language`; null or empty if missing. */
  title_translated: string | null
  summary_translated: string | null
  must_know_translated: string[]
  language: Language
  /** Near dates, next first. */
  watch?: Watch[]
}

type Fact = CatchUpItem['facts'][number]

/** @param rows latest first */
export function catchUpFrom(rows: MissedRow[]): CatchUp | null {
  if (rows.length === 0) return null
  const said = { values: new Set<string>(), steps: { left: MAX_COMPARED_WORDS } }
  const items = inTurn(topicsWithReferences(rows)).map(({ articles }) => ({
    articles: articles.map(shown),
    facts: withoutRepeats(articles.flatMap(factsOf), said),
    watch: articles.flatMap(watchOf).toSorted((one, other) => one.date.localeCompare(other.date)),
  }))
  return { days: new Set(rows.map(({ publication_date }) => publication_date)).size, minutes: minutesFor(items), items }
}

interface Topic {
  /** Latest first. */
  articles: [MissedRow, ...MissedRow[]]
  references: number
}

function topicsWithReferences(rows: MissedRow[]): Topic[] {
  const count = referenceCounter(rows)
  return topicsOf(rows).map((articles) => ({ articles, references: count(articles) }))
}

/** Enough for the order of topics. */
const [MAX_TERMS, MAX_CHARACTERS] = [30, 1000]

const termsOf = ({ key_terms }: MissedRow): string[] => key_terms.slice(0, MAX_TERMS).map(({ term }) => term)

function referenceCounter(articles: MissedRow[]): (topic: MissedRow[]) => number {
  const texts = articles.map((one) => wordsOf([one.title, cutText(one.summary, MAX_CHARACTERS), ...termsOf(one)].join(' ')))
  const byWord = new Map<string, number[]>()
  for (const [at, words] of texts.entries())
    for (const word of words) {
      const naming = byWord.get(word)
      if (naming) naming.push(at)
      else byWord.set(word, [at])
    }
  return (topic) => {
    const naming = new Uint8Array(articles.length)
    for (const article of topic)
      for (const term of termsOf(article)) {
        const [first = '', ...others] = wordsOf(term)
        for (const at of byWord.get(first) ?? [])
          if (isLater(articles[at], article) && others.every((word) => texts[at]?.has(word))) naming[at] = 1
      }
    return naming.reduce((sum, one) => sum + one, 0)
  }
}

const isLater = (one: MissedRow | undefined, article: MissedRow) => !!one && one.publication_date > article.publication_date

/** Round-robin by paper; within a paper by references, then latest first. */
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

const shown = ({ article_id, title, title_translated, language, gs_paper_category, publication_date }: MissedRow) => ({
  article_id,
  title: textIn(language, title_translated, title),
  gs_paper_category,
  publication_date,
})

function factsOf({ article_id, language, must_know_translated, summary_translated, must_know, summary }: MissedRow): Fact[] {
  const values = must_know_translated.length > 0 ? must_know_translated : summary_translated ? [summary_translated] : undefined
  if (values) return values.map((value) => ({ article_id, lang: language, value }))
  return (must_know.length > 0 ? must_know : [summary]).map((value) => ({ article_id, lang: 'en', value }))
}

const watchOf = ({ watch = [], language }: MissedRow): CatchUpItem['watch'] =>
  watch.map(({ date, text, translated }) => ({
    date,
    ...textIn(language, (language !== 'en' && translated?.[language]) || null, text),
  }))

/**
 * Removes facts similar to one of the topic or equal to earlier ones, but keeps at least one.
 * @param said earlier facts; extended here
 */
function withoutRepeats(facts: Fact[], { values, steps }: { values: Set<string>; steps: Steps }): Fact[] {
  const kept: { fact: Fact; sentence: Sentence }[] = []
  for (const fact of facts) {
    const sentence = sentenceOf(fact.value)
    if (values.has(fact.value) || kept.some((one) => isSameSentence(one.sentence, sentence, steps))) continue
    values.add(fact.value)
    kept.push({ fact, sentence })
  }
  return kept.length > 0 ? kept.map(({ fact }) => fact) : facts.slice(0, 1)
}

function minutesFor(items: CatchUpItem[]): number {
  const texts = items.flatMap(({ articles, facts }) => [articles[0]?.title.value ?? '', ...facts.map(({ value }) => value)])
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / FACT_WORDS_PER_MINUTE))
}
