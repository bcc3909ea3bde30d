import { type MarkupTable, replaceTables } from './markup-tables.ts'

/** For a voice: "heading: cell." for each cell. */
export const withSpokenTables = (text: string): string => replaceTables(text, spoken)

const spoken = ({ head, rows }: MarkupTable) => `\n${rows.map((row) => spokenRow(head, row)).join('\n\n')}\n`

const spokenRow = (head: string[], row: string[]) =>
  row
    .map((cell, column) => (cell ? withStop([withoutColon(head[column] ?? ''), cell].filter(Boolean).join(': ')) : ''))
    .filter(Boolean)
    .join(' ')

const withoutColon = (heading: string) => heading.replace(/[:\s]+$/, '')
const withStop = (sentence: string) => (/[.!?।…]$/.test(sentence) ? sentence : `${sentence}.`)
