import { isLanguage, type Language } from '#contract/languages.ts'
import type { NextThing, NodeFigures, Syllabus } from '#contract/syllabus/ledger.ts'
import { PAPERS, type SyllabusNode, WORDINGS, withAncestors } from '#contract/syllabus/nodes.ts'

/** Exactly these nodes. */
export interface Counted {
  nodes: string[]
  count: number
}

/** Includes descendants; an article counts once a node. */
export function countsByNode(counted: readonly Counted[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { nodes, count } of counted) for (const id of above(nodes)) counts.set(id, (counts.get(id) ?? 0) + count)
  return counts
}

const above = (nodes: readonly string[]): Set<string> => new Set(nodes.flatMap(withAncestors))

export function treeIn(asked: Language, published: readonly Counted[]): Syllabus {
  const language = WORDINGS[asked] ? asked : 'en'
  const counts = countsByNode(published)
  const node = ({ id, text }: SyllabusNode) => ({
    node_id: id,
    text: text[language] ?? text.en,
    published: counts.get(id) ?? 0,
  })
  return {
    language: isLanguage(language) ? language : 'en',
    wording: WORDINGS[language] as Syllabus['wording'],
    papers: PAPERS.map(({ id, stage, title, short, nodes }) => ({
      paper_id: id,
      stage: stage as 'prelims' | 'mains',
      title: title[language] ?? title.en,
      short: short[language] ?? short.en,
      published: counts.get(id) ?? 0,
      lines: nodes.map((line) => ({ ...node(line), parts: (line.nodes ?? []).map(node) })),
    })),
  }
}

/** Exactly these nodes. */
export interface Touched {
  nodes: string[]
  read?: number
  answered?: number
  answered_right?: number
  cards?: number
  known?: number
  last: Date
}

const NOTHING = { read: 0, answered: 0, answered_right: 0, cards: 0, known: 0 }
const COUNTS = Object.keys(NOTHING) as (keyof typeof NOTHING)[]

export function figuresByNode(touched: readonly Touched[]): NodeFigures[] {
  const figures = new Map<string, Omit<NodeFigures, 'last_touched'> & { last: Date }>()
  for (const { nodes, last, ...counts } of touched)
    for (const node_id of above(nodes)) {
      const so_far = figures.get(node_id) ?? { node_id, ...NOTHING, last }
      const sums = COUNTS.map((name) => [name, so_far[name] + (counts[name] ?? 0)])
      figures.set(node_id, { ...so_far, ...Object.fromEntries(sums), last: so_far.last > last ? so_far.last : last })
    }
  return [...figures.values()].map(({ last, ...node }) => ({ ...node, last_touched: last.toISOString() }))
}

const SHOWN = 3

/** One of each kind, then more. */
export function chosenThings(things: readonly NextThing[]): NextThing[] {
  const kinds = ['repeat', 'quiz', 'read'] as const
  const firsts = kinds.flatMap((kind) => things.find((thing) => thing.kind === kind) ?? [])
  const others = kinds.toReversed().flatMap((kind) => things.filter((thing) => thing.kind === kind && !firsts.includes(thing)))
  return [...firsts, ...others].slice(0, SHOWN)
}
