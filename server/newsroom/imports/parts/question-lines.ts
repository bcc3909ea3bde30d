import { type Block, lineAt, plain } from '../readers/document.ts'

export interface Line {
  text: string
  at: number
  /** Of an item of a list within another. */
  isNested?: true
  /** After a blank line, or the first of a block. */
  isFirst: boolean
}

const LETTERS = 'abcdefgh'

/** Lines of a section of questions; numbers and letters of lists stand in front again, as they were written. */
export const questionLines = (blocks: readonly Block[]): Line[] =>
  blocks.flatMap((block) =>
    textOf(block)
      .split('\n')
      .flatMap((text, index) => dividedAtOptions(plain(text)).map((text) => ({ text, isLater: index > 0 })))
      .filter(({ text }) => text !== '')
      .map(({ text, isLater }, index) => ({
        text,
        at: lineAt(block, isLater ? index : 0),
        isFirst: index === 0,
        ...(block.depth && index === 0 && { isNested: true as const }),
      })),
  )

function textOf({ kind, label, text, rows }: Block): string {
  if (kind === 'table') return (rows ?? []).map((row) => row.join(' ')).join('\n')
  return kind === 'item' && label ? `${label} ${text}` : text
}

const OPTION = /^\(?([a-hA-H])[.)\]:]\s*(?=\S)/

/** @returns its letter, `a` to `h`, and the words after it */
export function optionIn(text: string): { letter: string; words: string } | undefined {
  const [label = '', letter = ''] = OPTION.exec(text) ?? []
  if (!label) return undefined
  // `A. P. J. Abdul Kalam` begins a sentence.
  if (!label.startsWith('(') && /^[A-Z]\./.test(text.slice(label.length))) return undefined
  return { letter: letter.toLowerCase(), words: text.slice(label.length).trim() }
}

/** `(a) 1 only (b) 2 only (c) Both` is three lines. */
function dividedAtOptions(line: string): string[] {
  if (line.length > 4000 || !/[(\s]?a[.)\]]/i.test(line)) return [line]
  const isBracketed = line.includes('(')
  const starts: number[] = []
  let from = 0
  for (const letter of LETTERS) {
    const found = startOf(line, letter, from, isBracketed)
    if (found < 0) break
    starts.push(found)
    from = found + 2
  }
  // A sentence may name clauses (a) and (b).
  if (starts.length < (starts[0] === 0 ? 2 : 3)) return [line]
  return [line.slice(0, starts[0]), ...starts.map((start, index) => line.slice(start, starts[index + 1]))]
    .map((part) => part.trim())
    .filter(Boolean)
}

function startOf(line: string, letter: string, from: number, isBracketed: boolean): number {
  for (const sign of isBracketed
    ? [`(${letter})`, `(${letter.toUpperCase()})`]
    : [`${letter})`, `${letter.toUpperCase()})`, `${letter.toUpperCase()}.`, `${letter}.`]) {
    const at = line.indexOf(sign, from)
    if (at === 0 || (at > 0 && /\s/.test(line[at - 1] ?? ''))) return at
  }
  return -1
}
