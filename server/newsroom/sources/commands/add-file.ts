import { IMPORT_OLD_WORD } from '#contract/newsroom/imports/import-rules.ts'
import { SOURCE_BUSY, SOURCE_EMPTY } from '#contract/newsroom/sources/source-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { FileKind, ReadSource, SourceFile } from '../readers/source-file.ts'
import { paragraphsOf, passagesIn } from '../rules.ts'
import { type Actor, type AddedSource, addSource, type NewSource } from './add-source.ts'
import { filesWaiting, readSource } from './read-source.ts'

interface UploadedFile {
  bytes: Uint8Array
  name: string
}

const MAX_WAITING = 10
const RETRY_SECONDS = 60
/** Longer texts take too long for the main thread. */
const MAX_HERE = 20_000

/** Its title is that of the document, or the name of the file. @throws HttpError 422, 503 */
export async function addFile(
  db: Db,
  day: string,
  { bytes, name }: UploadedFile,
  actor: Actor,
  now: Date,
  isWanted: () => boolean,
): Promise<AddedSource> {
  const kind = kindOf(bytes, name)
  const { title, publisher, language, text } = await reading({ kind, bytes }, isWanted)
  const source = { day, kind: SOURCE_KIND[kind], title: title || nameOf(name), address: null, publisher, licence: '', language }
  return addSource(db, { ...source, read: text }, actor, now)
}

/** @throws HttpError 422, 503 */
export async function addText(
  db: Db,
  { text, ...given }: Omit<NewSource, 'kind' | 'read' | 'language'> & { text: string },
  actor: Actor,
  now: Date,
  isWanted: () => boolean,
): Promise<AddedSource> {
  const read =
    text.length <= MAX_HERE
      ? passagesIn(paragraphsOf(text))
      : (await reading({ kind: 'text', bytes: Buffer.from(text) }, isWanted)).text
  return addSource(db, { ...given, kind: 'text', language: null, read }, actor, now)
}

async function reading(file: SourceFile, isWanted: () => boolean): Promise<ReadSource> {
  if (file.bytes.length === 0) throw new HttpError(422, SOURCE_EMPTY)
  if (filesWaiting() >= MAX_WAITING) throw new HttpError(503, SOURCE_BUSY, { retryAfter: RETRY_SECONDS })
  const read = await readSource(file, isWanted)
  if (typeof read === 'string') throw new HttpError(422, read)
  return read
}

const SOURCE_KIND = { page: 'page', pdf: 'pdf', docx: 'document', markdown: 'document', text: 'document' } as const

/** By the first bytes; of texts by the name. @throws HttpError 422 */
function kindOf(bytes: Uint8Array, name: string): FileKind {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (start.startsWith('\xd0\xcf\x11\xe0')) throw new HttpError(422, IMPORT_OLD_WORD)
  if (start.includes('%PDF-')) return 'pdf'
  if (start.startsWith('PK')) return 'docx'
  if (/\.x?html?$/i.test(name) || /^[^a-z]*<(?:!doctype html|html)/i.test(start)) return 'page'
  return /\.(?:md|markdown)$/i.test(name) ? 'markdown' : 'text'
}

const nameOf = (file: string) => file.replace(/\.[a-z]{2,8}$/i, '').trim() || 'Without a title'
