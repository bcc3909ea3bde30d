import {
  IMPORT_EMPTY,
  IMPORT_NOT_TEXT,
  IMPORT_TOO_COMPLEX,
  type ImportKind,
  MAX_IMPORT_BLOCKS,
} from '#contract/newsroom/imports/import-rules.ts'
import { nfc } from '#contract/nfc.ts'
import { articleOf } from '../parts/article.ts'
import type { SourceDocument } from '../readers/document.ts'
import { Unreadable } from '../readers/document.ts'
import type { ImportFile, ReadDocument } from './read-document.ts'

export { Unreadable }

/** @returns a sentence if the document cannot be read */
export async function importDocument({ file, name = '', kind }: ImportFile): Promise<ReadDocument> {
  try {
    const document = await readBlocks(kind ?? kindOf(file, name), file)
    if (document.blocks.length === 0) return IMPORT_EMPTY
    if (document.blocks.length > MAX_IMPORT_BLOCKS) return IMPORT_TOO_COMPLEX
    return articleOf(document, name)
  } catch (error) {
    if (error instanceof Unreadable) return error.message
    // The stack is exceeded by elements within elements.
    if (error instanceof RangeError) return IMPORT_TOO_COMPLEX
    throw error
  }
}

const ENDINGS: Record<string, ImportKind> = {
  docx: 'docx',
  md: 'markdown',
  markdown: 'markdown',
  htm: 'html',
  html: 'html',
  csv: 'csv',
}

function kindOf(file: Uint8Array, name: string): ImportKind {
  if (file[0] === 0x50 && file[1] === 0x4b) return 'docx'
  return ENDINGS[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'text'
}

/** Libraries are loaded with the first document that needs them. @throws Unreadable with a sentence */
export async function readBlocks(kind: ImportKind, file: Uint8Array): Promise<SourceDocument> {
  if (kind === 'docx') return (await import('../readers/docx.ts')).readDocx(file)
  const text = textOf(file)
  if (kind === 'markdown') return (await import('../readers/markdown.ts')).readMarkdown(text)
  if (kind === 'html') return (await import('../readers/html.ts')).readHtml(text)
  if (kind === 'csv') return (await import('../readers/csv.ts')).readCsv(text)
  return (await import('../readers/plain-text.ts')).readText(text)
}

function textOf(file: Uint8Array): string {
  try {
    const text = new TextDecoder(encodingOf(file), { fatal: true }).decode(file)
    if (text.includes('\0')) throw new Unreadable(IMPORT_NOT_TEXT)
    return nfc(text).replace(/\r\n?/g, '\n')
  } catch {
    throw new Unreadable(IMPORT_NOT_TEXT)
  }
}

/** From the byte order mark: old Windows editors write UTF-16. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
