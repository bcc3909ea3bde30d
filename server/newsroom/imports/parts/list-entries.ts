import { type Block, lineAt, plain } from '../readers/document.ts'
import { unwrapped } from './prose.ts'

export interface Entry {
  text: string
  at: number
}

/** Lines of paragraphs, items, and rows of tables. */
export const entriesOf = (blocks: readonly Block[]): Entry[] =>
  blocks.flatMap((block) => {
    const { kind, at, text, rows = [] } = block
    if (kind === 'heading') return []
    if (kind === 'table') return rows.map((row) => ({ text: row.filter(Boolean).join(': '), at }))
    if (kind === 'item') return [{ text: text.replaceAll('\n', ' '), at }]
    return text.split('\n').map((text, index) => ({ text, at: lineAt(block, index) }))
  })

/** A paragraph whose lines were broken at the edge of a page is one. Without marks. */
export const sentencesOf = (blocks: readonly Block[]): Entry[] =>
  entriesOf(blocks.map((block) => (block.kind === 'text' ? { ...block, text: unwrapped(block.text) } : block)))
    .map(({ text, at }) => ({ text: plain(text), at }))
    .filter(({ text }) => text !== '')

/**
 * @param names of columns: the first that fits in a head
 * @returns rows in the order of `names`, or of the table if its head is not known
 */
export function rowsOf({ rows = [], at }: Block, names: readonly RegExp[]): { cells: string[]; at: number }[] {
  const [head = [], ...others] = rows
  const order = names.map((name) => head.findIndex((cell) => name.test(plain(cell))))
  const hasHead = order.filter((column) => column >= 0).length > 1
  const columns = hasHead ? order : names.map((_, index) => index)
  return (hasHead ? others : rows).map((row) => ({ at, cells: columns.map((column) => plain(row[column] ?? '')) }))
}
