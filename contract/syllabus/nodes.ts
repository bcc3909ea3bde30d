/** From `content/syllabus.json`. */

import type { Language } from '#contract/languages.ts'
import syllabus from '../../content/syllabus.json' with { type: 'json' }
import type { SyllabusLine } from './lines.ts'

export type Words = { en: string } & Partial<Record<Language, string>>

export interface SyllabusNode {
  /** Such as `gs2.federalism.devolution`. */
  id: string
  text: Words
  nodes?: SyllabusNode[]
}

export interface SyllabusPaper {
  id: string
  stage: string
  title: Words
  short: Words
  nodes: SyllabusNode[]
}

export const PAPERS: readonly SyllabusPaper[] = syllabus.papers
export const WORDINGS: Readonly<Partial<Record<Language, string>>> = syllabus.languages
/** How a wording differs from the official one, in its language. */
export const WORDING_NOTES: Readonly<Partial<Record<Language, string>>> = syllabus.wording_notes

const flat = (nodes: readonly SyllabusNode[]): SyllabusNode[] => nodes.flatMap((node) => [node, ...flat(node.nodes ?? [])])

const BY_ID = new Map(PAPERS.flatMap(({ nodes }) => flat(nodes)).map((node) => [node.id, node]))
const PAPER_BY_ID = new Map(PAPERS.map((paper) => [paper.id, paper]))

export const NODE_IDS: readonly string[] = [...BY_ID.keys()]

export const nodeById = (id: string): SyllabusNode | undefined => BY_ID.get(id)
export const isNode = (id: string): boolean => BY_ID.has(id)
export const isPaperOrNode = (id: string): boolean => BY_ID.has(id) || PAPER_BY_ID.has(id)
export const paperOf = (id: string): SyllabusPaper | undefined => PAPER_BY_ID.get(id.split('.')[0] ?? '')

/** Itself first: `gs2.a.b`, `gs2.a`, `gs2`. */
export function withAncestors(id: string): string[] {
  const parts = id.split('.')
  return parts.map((_, length) => parts.slice(0, parts.length - length).join('.'))
}

export const withDescendants = (id: string): string[] => NODE_IDS.filter((node) => node === id || node.startsWith(`${id}.`))

/** Omits former nodes. */
export function syllabusLines(ids: readonly string[]): SyllabusLine[] {
  return ids.flatMap((node_id) => {
    const [node, paper] = [nodeById(node_id), paperOf(node_id)]
    return node && paper ? [{ node_id, paper: paper.short, text: node.text }] : []
  })
}

export const isWithin = (id: string, nodes: readonly string[]): boolean => withAncestors(id).some((one) => nodes.includes(one))

/** Best first. */
export function nearestNodes(id: string, limit = 3): string[] {
  const wanted = pairsOf(id)
  return NODE_IDS.map((node) => ({ node, score: similarity(wanted, pairsOf(node)) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ node }) => node)
}

/** Bigrams tolerate word order and typos. */
const pairsOf = (text: string): Set<string> => {
  const plain = text.toLowerCase().slice(0, 100)
  return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, at) => plain.slice(at, at + 2)))
}

const similarity = (one: Set<string>, other: Set<string>): number =>
  one.size + other.size === 0 ? 0 : (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size)
