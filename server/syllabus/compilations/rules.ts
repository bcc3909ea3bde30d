import type { Language } from '#contract/languages.ts'
import { QuestionWithoutKey, type Wording } from '#contract/practice/question.ts'
import type { Audience } from '#contract/reading/article-audience.ts'
import { textOfMarkup } from '#contract/reading/markup-text.ts'
import type { Fact, SinceThen, Source, StudyWith, Watch } from '#contract/reading/provenance.ts'
import { isFollowedUp } from '#contract/reading/provenance-rules.ts'
import type { Steps } from '#contract/steps.ts'
import { COMPILATION_QUESTIONS, type Version } from '#contract/syllabus/compilation-rules.ts'
import type { Compilation, CompiledPaper, CompiledQuestion, CompiledTopic } from '#contract/syllabus/compilations.ts'
import { nodeById, PAPERS, withAncestors } from '#contract/syllabus/nodes.ts'
import type { Period } from '#contract/syllabus/periods.ts'
import { isSameSentence, type NumberedSentence, numberedSentence } from '#server/platform/text/similar-texts.ts'
import { MAX_COMPARED_WORDS } from '#server/reading/shared/topics.ts'

interface Term {
  term: string
  definition: string
}

/** `language`: of translated fields, null or empty if missing. */
export interface ArticleRow {
  article_id: string
  title: string
  summary: string
  gs_paper_category: string
  syllabus: string[]
  publication_date: string
  must_know: string[]
  facts: Fact[]
  since_then: SinceThen[]
  sources: Source[]
  study_with: StudyWith[]
  watch: Watch[]
  key_terms: Term[]
  language: Language
  title_translated: string | null
  summary_translated: string | null
  must_know_translated: string[]
  key_terms_translated: Term[]
}

interface Options {
  period: string
  range: Period
  language: Language
  version: Version
  audience: Audience
}

export interface Grouped {
  /** Latest first, as their articles. */
  topics: Topic[]
  /** In order of choice. */
  questions: QuestionRow[]
}

export function unreadOf({ topics, questions }: Grouped, read: ReadonlySet<string>): Grouped {
  const isUnread = ({ article_id }: { article_id: string }) => !read.has(article_id)
  return { topics: topics.map((topic) => topic.filter(isUnread)).filter(isTopic), questions: questions.filter(isUnread) }
}

const isTopic = (articles: ArticleRow[]): articles is Topic => articles.length > 0

export function compilationFrom({ topics, questions }: Grouped, options: Options): Compilation {
  const { period, range, language, version, audience } = options
  const chosen = chosenQuestions(questions)
  const isOpen = audience === 'open'
  return {
    ...{ period, ...range, language, version },
    articles: topics.flat().length,
    papers: papersOf(topics, language),
    question_count: chosen.length,
    questions: isOpen ? [] : chosen.map(questionIn),
    locked: isOpen && chosen.length > 0 ? ['quiz'] : [],
  }
}

/** Without right answers. */
export const testQuestions = ({ questions }: Grouped, most: number): QuestionWithoutKey[] =>
  chosenQuestions(questions)
    .slice(0, most)
    .map((question) => QuestionWithoutKey.parse(questionIn(question)))

type Topic = [ArticleRow, ...ArticleRow[]]

interface Said {
  values: Set<string>
  steps: Steps
}

const NO_NODE = ''

/** Papers in order of the examination, lines in order of the syllabus. */
function papersOf(topics: Topic[], language: Language): CompiledPaper[] {
  const said = { values: new Set<string>(), steps: { left: MAX_COMPARED_WORDS } }
  const byPaper = Map.groupBy(topics, ([latest]) => paperKey(latest))
  return [...byPaper]
    .toSorted(([one], [other]) => byRank(one, other))
    .map(([key, inPaper]) => ({
      paper: inPaper[0]?.[0].gs_paper_category ?? '',
      title: wordsIn(PAPERS.find(({ id }) => id === key)?.title, language),
      nodes: nodesOf(inPaper, key, language, said),
    }))
}

function nodesOf(topics: Topic[], paper: string, language: Language, said: Said): CompiledPaper['nodes'] {
  const lines = PAPERS.find(({ id }) => id === paper)?.nodes.map(({ id }) => id) ?? []
  const byLine = Map.groupBy(topics, ([latest]) => lineOf(latest, lines))
  return [...lines, NO_NODE].flatMap((line) => {
    const inLine = byLine.get(line)
    if (!inLine) return []
    const title = wordsIn(nodeById(line)?.text, language)
    return [{ node_id: line || null, title, topics: inLine.map((topic) => compiledTopic(topic, said)) }]
  })
}

/** `GS2` and `GS 2` become `gs2`. */
const paperKey = ({ gs_paper_category }: Pick<ArticleRow, 'gs_paper_category'>) => {
  const key = gs_paper_category.toLowerCase().replaceAll(/\s+/g, '')
  return key === 'prelims' ? 'prelims-gs1' : key
}

const ORDER = ['gs1', 'gs2', 'gs3', 'gs4', 'essay', 'prelims-gs1']
const rankOf = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length)
const byRank = (one: string, other: string) => rankOf(one) - rankOf(other) || one.localeCompare(other)

const lineOf = ({ syllabus }: ArticleRow, lines: readonly string[]): string =>
  syllabus.flatMap(withAncestors).find((id) => lines.includes(id)) ?? NO_NODE

const wordsIn = (words: ({ en: string } & Partial<Record<Language, string>>) | undefined, language: Language) =>
  words ? textIn(language, words[language], words.en) : null

const textIn = (language: Language, translated: string | null | undefined, english: string) =>
  translated?.trim() ? { lang: language, value: translated } : { lang: 'en' as const, value: english }

const withoutMarkup = <T extends { value: string }>(text: T): T => ({ ...text, value: textOfMarkup(text.value) })

/** @param said extended here */
function compiledTopic(articles: Topic, said: Said): CompiledTopic {
  const [latest] = articles
  const { language } = latest
  return {
    articles: articles.map((one) => ({
      article_id: one.article_id,
      title: textIn(language, one.title_translated, one.title),
      publication_date: one.publication_date,
    })),
    summary: withoutMarkup(textIn(language, latest.summary_translated, latest.summary)),
    must_know: withoutRepeats(articles.map(mustKnowOf), said),
    facts: uniqueBy(articles.flatMap(factsOf), ({ sentence, date }) => `${date} ${sentence.value}`),
    since_then: unique(articles.flatMap(sinceThenOf)).toSorted((one, other) => other.date.localeCompare(one.date)),
    study_with: uniqueBy(
      articles.flatMap((one) => one.study_with.map((entry) => plainText(entry, language))),
      ({ value }) => value,
    ),
    watch: unique(articles.flatMap(watchOf)).toSorted((one, other) => one.date.localeCompare(other.date)),
    terms: uniqueBy(articles.flatMap(termsOf), ({ term }) => term.toLowerCase()),
  }
}

/** An earlier article without facts gives its summary, as only the latest summary is shown. */
function mustKnowOf({ language, must_know, must_know_translated, summary, summary_translated }: ArticleRow, at: number) {
  if (must_know_translated.length > 0) return must_know_translated.map((value) => ({ lang: language, value }))
  if (must_know.length > 0 || at === 0) return must_know.map((value) => ({ lang: 'en' as const, value }))
  return [withoutMarkup(textIn(language, summary_translated, summary))]
}

const factsOf = ({ facts, sources, language }: ArticleRow): CompiledTopic['facts'] =>
  facts.map(({ sentence, translated, value, date, source }) => ({
    ...{ value, date, source: sourceAt(sources, source) },
    sentence: textIn(language, inLanguage(translated, language), sentence),
  }))

const sinceThenOf = ({ since_then, sources, language }: ArticleRow): CompiledTopic['since_then'] =>
  since_then.map((one) => ({ date: one.date, source: sourceAt(sources, one.source), text: plainText(one, language) }))

const watchOf = ({ watch, since_then, language }: ArticleRow): CompiledTopic['watch'] =>
  watch.filter((one) => !isFollowedUp(one, since_then)).map((one) => ({ date: one.date, text: plainText(one, language) }))

type Translated = Partial<Record<string, string>> | undefined

const inLanguage = (translated: Translated, language: Language) => translated?.[language]

const plainText = ({ text, translated }: Pick<StudyWith, 'text' | 'translated'>, language: Language) =>
  withoutMarkup(textIn(language, inLanguage(translated, language), text))

const sourceAt = (sources: Source[], index: number) => {
  const source = sources[index]
  return source ? { publisher: source.publisher, url: source.url } : null
}

function termsOf({ key_terms, key_terms_translated, language }: ArticleRow): CompiledTopic['terms'] {
  const [lang, terms] = key_terms_translated.length > 0 ? [language, key_terms_translated] : (['en', key_terms] as const)
  return terms.map(({ term, definition }) => ({ lang, term, definition }))
}

const unique = <T extends { date: string; text: { value: string } }>(items: T[]): T[] =>
  uniqueBy(items, ({ text, date }) => `${date} ${text.value}`)

function uniqueBy<T>(items: T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    return seen.has(key) ? false : seen.add(key)
  })
}

/**
 * Drops facts of another article of the topic in other words but with the same numbers, and exact repetitions.
 * @param lists by article, latest first
 */
function withoutRepeats<T extends { value: string }>(lists: T[][], { values, steps }: Said): T[] {
  const [only] = lists
  if (only && lists.length === 1) return only.filter(({ value }) => !values.has(value) && values.add(value))
  const kept: T[] = []
  const earlier: NumberedSentence[] = []
  for (const list of lists) {
    const fresh = list
      .map((item) => ({ item, ...numberedSentence(item.value) }))
      .filter(
        ({ item, ...said }) =>
          !values.has(item.value) &&
          !earlier.some((one) => one.numbers === said.numbers && isSameSentence(one, said, steps)) &&
          values.add(item.value),
      )
    kept.push(...fresh.map(({ item }) => item))
    earlier.push(...fresh)
  }
  return kept
}

export interface QuestionRow extends Omit<CompiledQuestion, 'lang' | 'explanation_lang'> {
  gs_paper_category: string
  language: Language
  translated: (Wording & { explanation?: string }) | null
}

/** Round-robin by paper. */
function chosenQuestions(questions: QuestionRow[]): QuestionRow[] {
  const byPaper = Map.groupBy(questions, paperKey)
  const papers = [...byPaper].toSorted(([one], [other]) => byRank(one, other)).map(([, all]) => all)
  const rounds = Array.from({ length: COMPILATION_QUESTIONS }, (_, round) => papers.flatMap((all) => all[round] ?? []))
  return rounds.flat().slice(0, COMPILATION_QUESTIONS)
}

function questionIn({ gs_paper_category: _, translated, language, ...question }: QuestionRow): CompiledQuestion {
  if (!translated) return { ...question, lang: 'en', explanation_lang: 'en' }
  return { ...question, ...translated, lang: language, explanation_lang: translated.explanation ? language : 'en' }
}
