import { percent } from '#contract/amounts.ts'
import type { Language } from '#contract/languages.ts'
import type { NodeFigures, Syllabus } from '#contract/syllabus/ledger.ts'
import { knownShare, type WeightLevel, weightLevel } from '#contract/syllabus/ledger-rules.ts'
import { TEXTS as LEDGER_TEXTS } from '#messages/all/reading-language/ledger.ts'
import * as m from '#messages/syllabus/ledger/weight.ts'

type Paper = Syllabus['papers'][number]
type Line = Paper['lines'][number]
export type SyllabusPart = Omit<Line, 'parts'>

type InLibrary = Pick<Line, 'published' | 'asked' | 'questions' | 'weight'>

export interface Place extends InLibrary {
  /** Also that of a paper. */
  id: string
  paper: Paper
  text: string
  /** The line of a part. */
  above: SyllabusPart | undefined
  below: readonly SyllabusPart[]
}

/** @returns `undefined` for unknown ids */
export function placeOf({ papers }: Syllabus, id: string): Place | undefined {
  const paper = papers.find(({ paper_id }) => id === paper_id || id.startsWith(`${paper_id}.`))
  if (!paper) return undefined
  if (id === paper.paper_id) return { ...paper, id, paper, text: paper.title, above: undefined, below: paper.lines }
  for (const line of paper.lines) {
    if (line.node_id === id) return { ...line, id, paper, above: undefined, below: line.parts }
    const part = line.parts.find(({ node_id }) => node_id === id)
    if (part) return { ...part, id, paper, above: line, below: [] }
  }
  return undefined
}

/** Parts begin with a small letter where they continue their line. */
export const inCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Of the whole syllabus. */
export const lineTexts = ({ papers }: Syllabus): ReadonlyMap<string, string> =>
  new Map(papers.flatMap(({ lines }) => lines.map(({ node_id, text }) => [node_id, text] as const)))

export type FiguresById = ReadonlyMap<string, NodeFigures>

export const byId = (figures: readonly NodeFigures[]): FiguresById => new Map(figures.map((one) => [one.node_id, one]))

/** `Governance, Constitution, Polity`: what the short name leaves out. */
export const subjectOf = ({ title }: Pick<Paper, 'title'>): string | undefined => title.split(': ')[1]

/** `3 of 12 articles finished` */
export function finishedText(published: number, figures: NodeFigures | undefined, language: Language): string {
  const texts = LEDGER_TEXTS[language]
  return published === 0 ? texts.none : texts.finished({ finished: figures?.finished ?? 0, published })
}

/** `8 questions, 75% right`, `5 of 12 cards known`, `2 answers written` */
export function practiceTexts(figures: NodeFigures | undefined, language: Language): string[] {
  if (!figures) return []
  const { answered, answered_right, cards, known, written } = figures
  const texts = LEDGER_TEXTS[language]
  return [
    answered > 0 && texts.answers({ answered, right: percent(answered_right / answered) }),
    cards > 0 && texts.cards({ known, cards }),
    written > 0 && texts.written({ count: written }),
  ].filter((text) => text !== false)
}

export const WEIGHT_WORDS: Record<WeightLevel, string> = { none: m.none, low: m.low, medium: m.medium, high: m.high }

/**
 * `Weight: High, asked 3 times`
 * @param heaviest weight of the heaviest line
 */
export function weightWords({ weight, asked }: Pick<InLibrary, 'weight' | 'asked'>, heaviest: number): string {
  const level = m.weightIs({ level: WEIGHT_WORDS[weightLevel(weight, heaviest)] })
  return asked === 0 ? level : `${level}, ${m.asked({ count: asked })}`
}

/** Weight of the heaviest line, for `weightLevel`. */
export const heaviestOf = ({ papers }: Syllabus): number =>
  Math.max(0, ...papers.flatMap(({ lines }) => lines.map(({ weight }) => weight)))

/** `none`: nothing published. `known`: nine tenths. */
export const STATES = ['none', 'new', 'begun', 'half', 'known'] as const
export type State = (typeof STATES)[number]

export function stateOf(library: InLibrary, figures: NodeFigures | undefined, mayPractise: boolean): State {
  if (library.published === 0) return 'none'
  const share = figures ? knownShare({ ...library, questions: mayPractise ? library.questions : 0 }, figures) : 0
  if (share === 0) return 'new'
  return share >= 0.9 ? 'known' : share >= 0.5 ? 'half' : 'begun'
}
