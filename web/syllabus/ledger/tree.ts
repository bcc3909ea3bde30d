import type { NodeFigures, Syllabus } from '#contract/syllabus/ledger.ts'
import { counted, percent } from '#web/platform/text/amounts.ts'

type Paper = Syllabus['papers'][number]
type Line = Paper['lines'][number]
export type SyllabusPart = Omit<Line, 'parts'>

export interface Place {
  /** Also that of a paper. */
  id: string
  paper: Paper
  text: string
  published: number
  /** The line of a part. */
  above: SyllabusPart | undefined
  below: readonly SyllabusPart[]
}

/** @returns `undefined` for unknown ids */
export function placeOf({ papers }: Syllabus, id: string): Place | undefined {
  const paper = papers.find(({ paper_id }) => id === paper_id || id.startsWith(`${paper_id}.`))
  if (!paper) return undefined
  if (id === paper.paper_id)
    return { id, paper, text: paper.title, published: paper.published, above: undefined, below: paper.lines }
  for (const line of paper.lines) {
    if (line.node_id === id) return { id, paper, text: line.text, published: line.published, above: undefined, below: line.parts }
    const part = line.parts.find(({ node_id }) => node_id === id)
    if (part) return { id, paper, text: part.text, published: part.published, above: line, below: [] }
  }
  return undefined
}

export type FiguresById = ReadonlyMap<string, NodeFigures>

export const byId = (figures: readonly NodeFigures[]): FiguresById => new Map(figures.map((one) => [one.node_id, one]))

/** `3 of 12 articles read` */
export function readText(published: number, figures: NodeFigures | undefined): string {
  if (published === 0) return 'No articles yet'
  return `${figures?.read ?? 0} of ${counted(published, 'article')} read`
}

/** `8 answers, 75% right` */
export function answersText(figures: NodeFigures | undefined): string | undefined {
  if (!figures || figures.answered === 0) return undefined
  const { answered, answered_right } = figures
  return `${counted(answered, 'answer')}, ${percent(answered_right / answered)} right`
}

/** `5 of 12 cards known` */
export function cardsText(figures: NodeFigures | undefined): string | undefined {
  if (!figures || figures.cards === 0) return undefined
  return `${figures.known} of ${counted(figures.cards, 'card')} known`
}

/** `none`: nothing published. */
export type Coverage = 'none' | 'unread' | 'begun' | 'half' | 'all'

export function coverageOf(published: number, figures: NodeFigures | undefined): Coverage {
  const read = figures?.read ?? 0
  if (published === 0) return 'none'
  if (read === 0) return 'unread'
  if (read >= published) return 'all'
  return read * 2 >= published ? 'half' : 'begun'
}
