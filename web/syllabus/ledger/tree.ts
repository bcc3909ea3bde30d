import type { NodeFigures, Syllabus } from '#contract/syllabus/ledger.ts'
import { knownShare, type WeightLevel } from '#contract/syllabus/ledger-rules.ts'
import { counted, percent } from '#web/platform/text/amounts.ts'

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

/** Of the whole syllabus. */
export const lineTexts = ({ papers }: Syllabus): ReadonlyMap<string, string> =>
  new Map(papers.flatMap(({ lines }) => lines.map(({ node_id, text }) => [node_id, text] as const)))

export type FiguresById = ReadonlyMap<string, NodeFigures>

export const byId = (figures: readonly NodeFigures[]): FiguresById => new Map(figures.map((one) => [one.node_id, one]))

/** `3 of 12 articles finished` */
export function finishedText(published: number, figures: NodeFigures | undefined): string {
  if (published === 0) return 'No articles yet'
  return `${figures?.finished ?? 0} of ${counted(published, 'article')} finished`
}

/** `8 questions, 75% right` */
export function answersText(figures: NodeFigures | undefined): string | undefined {
  if (!figures || figures.answered === 0) return undefined
  const { answered, answered_right } = figures
  return `${counted(answered, 'question')}, ${percent(answered_right / answered)} right`
}

/** `5 of 12 cards known` */
export function cardsText(figures: NodeFigures | undefined): string | undefined {
  if (!figures || figures.cards === 0) return undefined
  return `${figures.known} of ${counted(figures.cards, 'card')} known`
}

/** `2 answers written` */
export const writtenText = (figures: NodeFigures | undefined): string | undefined =>
  figures && figures.written > 0 ? `${counted(figures.written, 'answer')} written` : undefined

/** `12 articles, asked 3 times` */
export function weightText({ published, asked }: Pick<InLibrary, 'published' | 'asked'>): string {
  const articles = counted(published, 'article')
  return asked === 0 ? articles : `${articles}, asked ${asked === 1 ? 'once' : counted(asked, 'time')}`
}

export const WEIGHT_WORDS: Record<WeightLevel, string> = { none: 'None', low: 'Low', medium: 'Medium', high: 'High' }

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
