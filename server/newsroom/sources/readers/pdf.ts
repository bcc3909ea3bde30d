import { getDocumentProxy } from 'unpdf'
import { MAX_PASSAGES, SOURCE_PDF } from '#contract/newsroom/sources/source-rules.ts'
import { Unreadable } from '#server/newsroom/imports/commands/import-document.ts'
import type { Paragraphs, SourceFile } from './source-file.ts'

interface Line {
  text: string
  top: number
  height: number
}

/** @throws Unreadable */
export async function readPdf({ bytes }: SourceFile): Promise<Paragraphs> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch(() => {
    throw new Unreadable(SOURCE_PDF)
  })
  const paragraphs: string[] = []
  for (let number = 1; number <= pdf.numPages && paragraphs.length <= MAX_PASSAGES; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    paragraphs.push(...paragraphsOfLines(linesOf(items)))
  }
  return { title: await titleOf(pdf), publisher: '', language: null, paragraphs }
}

async function titleOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<string> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const title = (info as { Title?: unknown }).Title
  return typeof title === 'string' ? title : ''
}

function linesOf(items: readonly object[]): Line[] {
  const lines: Line[] = []
  let isOpen = false
  for (const item of items) {
    if (!('str' in item)) continue
    const { str, transform, height, hasEOL } = item as { str: string; transform: number[]; height: number; hasEOL: boolean }
    const last = lines.at(-1)
    if (isOpen && last) last.text += str
    else if (str.trim() !== '') lines.push({ text: str, top: transform[5] ?? 0, height })
    isOpen = !hasEOL && lines.length > 0
  }
  return lines
}

/** A paragraph ends before a wider gap, or another size of letters. */
function paragraphsOfLines(lines: readonly Line[]): string[] {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.top ?? 0) - line.top)
  const down = gaps.filter((gap) => gap > 0).toSorted((one, other) => one - other)
  const usual = down[Math.floor((down.length - 1) / 2)] ?? 0
  const paragraphs: string[] = []
  for (const [index, { text, height }] of lines.entries()) {
    const gap = gaps[index - 1] ?? 0
    const before = lines[index - 1]
    const isSame = before && gap >= 0 && gap <= usual * 1.4 && Math.abs(before.height - height) < 1
    const open = isSame ? paragraphs.pop() : undefined
    paragraphs.push(open === undefined ? text : joined(open, text))
  }
  return paragraphs
}

/** A word that is divided at the end of a line is one word. */
const joined = (start: string, text: string): string =>
  /\p{Ll}-$/u.test(start) && /^\p{Ll}/u.test(text) ? `${start.slice(0, -1)}${text}` : `${start} ${text}`
