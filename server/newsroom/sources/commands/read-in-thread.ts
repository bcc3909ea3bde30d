import { cutText } from '#contract/cut-text.ts'
import { MAX_PUBLISHER, MAX_SOURCE_TITLE, SOURCE_EMPTY, SOURCE_TOO_COMPLEX } from '#contract/newsroom/sources/source-rules.ts'
import { readBlocks, Unreadable } from '#server/newsroom/imports/commands/import-document.ts'
import type { Paragraphs, SourceFile } from '../readers/source-file.ts'
import { paragraphsOf, passagesIn, tidy } from '../rules.ts'
import type { RobotsTask, SourceReply, SourceTask } from './read-source.ts'

/** @returns a sentence for what cannot be read */
export async function readInThread(task: SourceTask): Promise<SourceReply> {
  try {
    if (task.do === 'robots') return await allowed(task)
    const { title, publisher, language, paragraphs } = await read(task.file)
    const text = passagesIn(paragraphs)
    if (text.passages.length === 0) return SOURCE_EMPTY
    return {
      title: cutText(tidy(title), MAX_SOURCE_TITLE),
      publisher: cutText(tidy(publisher), MAX_PUBLISHER),
      language,
      text,
    }
  } catch (error) {
    if (error instanceof Unreadable) return error.message
    // The stack is exceeded by elements within elements.
    if (error instanceof RangeError) return SOURCE_TOO_COMPLEX
    throw error
  }
}

/** Libraries are loaded with the first file that needs them. */
async function read(file: SourceFile): Promise<Paragraphs> {
  if (file.kind === 'page') return (await import('../readers/page.ts')).readPage(file)
  if (file.kind === 'pdf') return (await import('../readers/pdf.ts')).readPdf(file)
  const none = { title: '', publisher: '', language: null }
  if (file.kind === 'text') return { ...none, paragraphs: paragraphsOf(decoded(file)) }
  const { blocks, title = '' } = await readBlocks(file.kind, file.bytes)
  return { ...none, title, paragraphs: blocks.flatMap(({ rows, text }) => rows?.map((row) => row.join(' | ')) ?? [plain(text)]) }
}

const plain = (text: string) => text.replace(/\*{1,3}/g, '')

function decoded({ bytes, charset = 'utf-8' }: SourceFile): string {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : charset
  try {
    return new TextDecoder(mark).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

async function allowed({ text, address, product }: RobotsTask) {
  const { default: robotsParser } = await import('robots-parser')
  const robots = robotsParser(address, text)
  return { isAllowed: robots.isAllowed(address, product) ?? true, delaySeconds: robots.getCrawlDelay(product) ?? 0 }
}
