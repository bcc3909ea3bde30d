import { lexer, parser } from 'marked'
import { IMPORT_TOO_COMPLEX, MAX_IMPORT_BLOCKS } from '#contract/newsroom/imports/import-rules.ts'
import { type Block, FOOTNOTE, type SourceDocument, Unreadable } from './document.ts'
import { readHtml } from './html.ts'

const NOTE = /\[\^[\w-]{1,40}\]:?/g

/** By marked: each block of Markdown is written as HTML and read with the number of its line. Line breaks stay. */
export function readMarkdown(text: string): SourceDocument {
  const document: SourceDocument = { unit: 'line', blocks: [], left: [] }
  let line = 1
  for (const token of lexer(withoutFrontMatter(text), { gfm: true, breaks: true })) {
    const { blocks, left } = readHtml(parser([token]))
    const first = line + linesIn(token.raw.slice(0, token.raw.length - token.raw.trimStart().length))
    for (const block of token.type === 'list'
      ? placed(blocks, token.raw, line)
      : blocks.map((block) => ({ ...block, at: first })))
      addBlock({ ...block, isLined: true }, document)
    document.left.push(...left.map((one) => ({ ...one, at: first })))
    line += linesIn(token.raw)
    if (document.blocks.length > MAX_IMPORT_BLOCKS) throw new Unreadable(IMPORT_TOO_COMPLEX)
  }
  return document
}

/** Footnotes are not in marked. */
function addBlock(block: Block, { blocks, left }: SourceDocument): void {
  const isNote = block.text.startsWith('[^')
  const text = block.text.replace(NOTE, '').trim()
  if (isNote || text !== block.text.trim()) left.push({ at: block.at, words: isNote ? text : block.text, reason: FOOTNOTE })
  if (!isNote) blocks.push({ ...block, text })
}

/** Lines of settings between `---`. */
function withoutFrontMatter(text: string): string {
  const end = text.startsWith('---\n') ? text.indexOf('\n---\n', 3) : -1
  if (end < 0 || !text.slice(0, end).includes(': ')) return text
  return '\n'.repeat(linesIn(text.slice(0, end + 5))) + text.slice(end + 5)
}

const linesIn = (text: string) => text.split('\n').length - 1

/** Each item at its line: found by its first words, in one pass. */
function placed(blocks: readonly Block[], raw: string, line: number): Block[] {
  let [from, at] = [0, line]
  return blocks.map((block) => {
    const words = /^[^*|\n]*/.exec(block.text)?.[0].trim() ?? ''
    const found = words ? raw.indexOf(words, from) : -1
    if (found >= 0) {
      at += linesIn(raw.slice(from, found))
      from = found
    }
    return { ...block, at }
  })
}
