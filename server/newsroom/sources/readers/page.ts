import { Readability } from '@mozilla/readability'
import sniff from 'html-encoding-sniffer'
import { parseHTML } from 'linkedom'
import { readBlocks } from '#server/newsroom/imports/commands/import-document.ts'
import type { Paragraphs, SourceFile } from './source-file.ts'

/** The text of a page by Readability, without what surrounds it. No script of it runs, and nothing is loaded. */
export async function readPage({ bytes, charset }: SourceFile): Promise<Paragraphs> {
  const html = new TextDecoder(sniff(bytes, { transportLayerEncodingLabel: charset, defaultEncoding: usual(bytes) })).decode(
    bytes,
  )
  const { article, title, language } = articleIn(html)
  // Pages with little text are read whole.
  const { blocks } = await readBlocks('html', Buffer.from(article?.content || html))
  return {
    title: article?.title || title,
    publisher: article?.siteName ?? '',
    language: /^[a-z]{2,3}(?=-|$)/i.exec(article?.lang ?? language)?.[0].toLowerCase() ?? null,
    paragraphs: blocks.flatMap(({ rows, text }) => rows?.map((row) => row.join(' | ')) ?? [text.replace(/\*{1,3}/g, '')]),
  }
}

export function articleIn(html: string) {
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`)
  const { title } = document
  const language = document.documentElement?.getAttribute('lang') ?? ''
  return { article: new Readability(document).parse(), title, language }
}

/** A page that says nothing is in UTF-8 or in the one of old Windows. */
function usual(bytes: Uint8Array): string {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
