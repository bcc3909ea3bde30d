/** A document that cannot be read; the message is for its editor. */
export class Unreadable extends Error {}

export interface Block {
  kind: 'heading' | 'text' | 'item' | 'table'
  /** Number of the line, paragraph or row, from 1. */
  at: number
  /** With `**` and `*`; of a heading without. */
  text: string
  /** Of a numbered item, such as `2.` or `(a)`; a bullet has none. */
  label?: string
  /** Of an item within an item: 2 or more. */
  depth?: number
  rows?: string[][]
  /** Its lines are lines of the document. */
  isLined?: true
  /** Addresses of its links. */
  links?: string[]
  /** All of it is bold: perhaps a heading. */
  isBold?: true
}

export const FOOTNOTE = 'Footnotes are left out.'

export interface Left {
  at: number
  words: string
  reason: string
}

export interface SourceDocument {
  unit: 'line' | 'paragraph' | 'row'
  /** From its properties. */
  title?: string | undefined
  blocks: Block[]
  left: Left[]
  /** Only questions, so no heading says so. */
  isQuestions?: true
}

/** Of a line within a block. */
export const lineAt = ({ at, isLined }: Block, index: number): number => (isLined ? at + index : at)

/** Without marks of bold and emphasis. */
export const plain = (text: string): string =>
  text
    .replace(/\*{1,3}/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
