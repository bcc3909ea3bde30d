import { isLanguage, type Language } from '#contract/languages.ts'
import { MOCK_QUESTIONS } from '#contract/practice/mock-test-rules.ts'
import { daysBetween } from '#contract/reading/study-plan-rules.ts'
import type { NextThing, NodeFigures, Syllabus } from '#contract/syllabus/ledger.ts'
import { type InLibrary, weightOf } from '#contract/syllabus/ledger-rules.ts'
import { PAPERS, paperOf, type SyllabusNode, WORDING_NOTES, WORDINGS, withAncestors } from '#contract/syllabus/nodes.ts'
import { questionKeyOf } from '#server/practice/shared/question-key.ts'

/** Exactly these nodes. */
export interface Published {
  nodes: string[]
  published?: number
  /** Articles with a mains question. */
  with_mains?: number
  questions?: number
  /** Past questions of the examination, each by year, paper and number. */
  asked?: string[]
}

type Library = InLibrary & { with_mains: number }

const above = (nodes: readonly string[]): Set<string> => new Set(nodes.flatMap(withAncestors))

/** Includes descendants; an article and a past question count once a node. */
export function libraryByNode(rows: readonly Published[]): Map<string, Library> {
  const nodes = new Map<string, Omit<Library, 'asked'> & { asked: Set<string> }>()
  for (const { nodes: exactly, published = 0, with_mains = 0, questions = 0, asked = [] } of rows)
    for (const id of above(exactly)) {
      const node = nodes.get(id) ?? { published: 0, with_mains: 0, questions: 0, asked: new Set<string>() }
      node.published += published
      node.with_mains += with_mains
      node.questions += questions
      for (const one of asked) node.asked.add(one)
      nodes.set(id, node)
    }
  return new Map([...nodes].map(([id, { asked, ...counts }]) => [id, { ...counts, asked: asked.size }]))
}

export function treeIn(requested: Language, rows: readonly Published[]): Syllabus {
  const language = WORDINGS[requested] ? requested : 'en'
  const library = libraryByNode(rows)
  const inLibrary = (id: string) => {
    const { published = 0, asked = 0, questions = 0 } = library.get(id) ?? {}
    return { published, asked, questions, weight: weightOf({ published, asked }) }
  }
  const node = ({ id, text }: SyllabusNode) => ({ node_id: id, text: text[language] ?? text.en, ...inLibrary(id) })
  return {
    language: isLanguage(language) ? language : 'en',
    wording: WORDINGS[language] as Syllabus['wording'],
    wording_note: WORDING_NOTES[language] ?? null,
    papers: PAPERS.map(({ id, stage, title, short, nodes }) => ({
      paper_id: id,
      stage: stage as 'prelims' | 'mains',
      title: title[language] ?? title.en,
      short: short[language] ?? short.en,
      ...inLibrary(id),
      lines: nodes.map((line) => ({ ...node(line), parts: (line.nodes ?? []).map(node) })),
    })),
  }
}

const NOTHING = {
  ...{ read: 0, finished: 0, tried: 0, answered: 0, answered_right: 0, seen: 0, cards: 0, due: 0, known: 0 },
  ...{ written: 0, score_hundredths: 0, most_hundredths: 0 },
}
type Counts = typeof NOTHING
const COUNTS = Object.keys(NOTHING) as (keyof Counts)[]

/** Exactly these nodes. */
export type Touched = Partial<Counts> & { nodes: string[]; last: Date }
type Totals = Counts & { last: Date }

/** Includes descendants. */
export function totalsByNode(touched: readonly Touched[]): Map<string, Totals> {
  const totals = new Map<string, Totals>()
  for (const { nodes, last, ...counts } of touched)
    for (const node_id of above(nodes)) {
      const soFar = totals.get(node_id) ?? { ...NOTHING, last }
      const sums = COUNTS.map((name) => [name, soFar[name] + (counts[name] ?? 0)])
      totals.set(node_id, { ...(Object.fromEntries(sums) as Counts), last: soFar.last > last ? soFar.last : last })
    }
  return totals
}

export function figuresByNode(touched: readonly Touched[]): NodeFigures[] {
  return [...totalsByNode(touched)].map(
    ([node_id, { last, tried: _, seen: __, score_hundredths: score, most_hundredths: most, ...counts }]) => ({
      node_id,
      ...counts,
      score_share: most === 0 ? null : score / most,
      last_touched: last.toISOString(),
    }),
  )
}

type Kind = NextThing['kind']

export interface Candidate {
  kind: Kind
  node_id: string
  /** Missing of all articles, cards, answers or questions. */
  missing: number
  all: number
  weight: number
  asked: number
}

/** For the lines of a paper, else for the node itself. */
export function candidatesIn(
  node: string,
  library: ReadonlyMap<string, Library>,
  totals: ReadonlyMap<string, Counts>,
  { mayPractise, mayReview }: { mayPractise: boolean; mayReview: boolean },
): Candidate[] {
  const paper = paperOf(node)
  const lines = paper?.id === node ? paper.nodes.map(({ id }) => id) : [node]
  return lines.flatMap((node_id) => {
    const { published, with_mains, questions, asked } = library.get(node_id) ?? NO_LIBRARY
    const done = totals.get(node_id) ?? NOTHING
    const parts: Partial<Record<Kind, [missing: number, all: number]>> = {
      read: [published - done.read, published],
      ...(mayReview && { review: [done.due, done.cards] }),
      ...(mayPractise && {
        repeat: [done.answered - done.answered_right, done.answered],
        test: [questions - done.seen, questions],
        write: [with_mains - done.tried, with_mains],
      }),
    }
    return Object.entries(parts).map(([kind, [missing, all]]) => {
      return { kind: kind as Kind, node_id, missing, all, weight: weightOf({ published, asked }), asked }
    })
  })
}

const NO_LIBRARY: Library = { published: 0, with_mains: 0, questions: 0, asked: 0 }

/** How much each kind helps half a year before the examination, and on its last day. */
const HELPS: Record<Kind, { early: number; late: number }> = {
  read: { early: 1, late: 0.3 },
  review: { early: 1, late: 1 },
  repeat: { early: 0.8, late: 1 },
  test: { early: 0.7, late: 0.9 },
  write: { early: 0.8, late: 0.4 },
}
const EARLY_DAYS = 180

/** Weight × what is missing × how much the kind helps with the days left. */
export function scoreOf({ kind, weight, missing, all }: Candidate, days_left: number | null): number {
  if (missing <= 0 || all <= 0) return 0
  const { early, late } = HELPS[kind]
  const earliness = Math.min((days_left ?? EARLY_DAYS) / EARLY_DAYS, 1)
  return weight * (missing / all) * (late + (early - late) * earliness)
}

/** The best of each kind, best first; then more of them, and second articles of a line. Nothing of which nothing is missing. */
export function rankedThings(candidates: readonly Candidate[], days_left: number | null): Candidate[] {
  const ranked = candidates
    .filter(({ missing }) => missing > 0)
    .map((candidate) => ({ candidate, score: scoreOf(candidate, days_left) }))
    .sort((one, other) => other.score - one.score)
    .map(({ candidate }) => candidate)
  const firsts = ranked.filter((one) => ranked.find(({ kind }) => kind === one.kind) === one)
  const others = ranked.filter((one) => !firsts.includes(one))
  const again = ranked.filter(({ kind }) => kind === 'read' || kind === 'write')
  return [...firsts, ...others, ...again, ...again]
}

/** `null` without a date, and once it is over. */
export const daysLeft = (exam: { date: string; is_over: boolean } | null, day: string): number | null =>
  exam && exam.date >= day ? daysBetween(day, exam.date) : null

type FoundArticle = ArticleToRead & Pick<QuestionToWrite, 'question_translated'> & { question: string | null; position: number }
type QuestionToWrite = Extract<NextThing, { kind: 'write' }>
type ArticleToRead = Extract<NextThing, { kind: 'read' }>['article']

/** What can be done now in a line. */
export interface Possible {
  node_id: string
  unread: FoundArticle[]
  untried: FoundArticle[]
  /** That a mock test may ask. */
  questions: number
  wrong: number
}

const SHOWN = 3

/** The first three that are possible. */
export function chosenThings(ranked: readonly Candidate[], possible: readonly Possible[], days_left: number | null): NextThing[] {
  const lines = new Map(possible.map((line) => [line.node_id, line]))
  const things: NextThing[] = []
  for (const candidate of ranked) {
    if (things.length === SHOWN) break
    const line = lines.get(candidate.node_id)
    const thing = line && thingOf(candidate, line, things)
    if (thing) things.push({ ...thing, days_left })
  }
  return things
}

type Thing = NextThing extends infer One ? (One extends NextThing ? Omit<One, 'days_left'> : never) : never

function thingOf({ kind, weight: _, ...why }: Candidate, line: Possible, before: readonly NextThing[]): Thing | undefined {
  const isNew = ({ article_id }: FoundArticle) =>
    !before.some((thing) => thing.kind === kind && 'article' in thing && thing.article.article_id === article_id)
  switch (kind) {
    case 'review':
      return before.some((thing) => thing.kind === kind) ? undefined : { kind, ...why }
    case 'repeat':
      return line.wrong >= MOCK_QUESTIONS.least ? { kind, ...why, missing: line.wrong } : undefined
    case 'test':
      return line.questions >= MOCK_QUESTIONS.least ? { kind, ...why } : undefined
    case 'read': {
      const found = line.unread.find(isNew)
      return found && { kind, article: shown(found), ...why }
    }
    case 'write': {
      const found = line.untried.find(isNew)
      if (!found?.question) return undefined
      const { question, question_translated } = found
      return { kind, article: shown(found), question, question_translated, question_key: questionKeyOf(question), ...why }
    }
  }
}

const shown = ({ question: _, question_translated: ___, position: __, ...article }: FoundArticle): ArticleToRead => article
