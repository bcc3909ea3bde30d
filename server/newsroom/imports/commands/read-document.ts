import pLimit from 'p-limit'
import {
  IMPORT_BUSY,
  IMPORT_EMPTY,
  IMPORT_OLD_WORD,
  IMPORT_PDF,
  IMPORT_TOO_COMPLEX,
  type ImportKind,
} from '#contract/newsroom/imports/import-rules.ts'
import type { Imported } from '#contract/newsroom/imports.ts'
import { HttpError, unavailable } from '#server/platform/http/http-error.ts'
import { runInWorker } from '#server/platform/limits/limited-worker.ts'

export interface ImportFile {
  file: Uint8Array
  name?: string | undefined
  kind?: ImportKind | undefined
}

/** Of a worker: what it read, or the sentence of a refusal. */
export type ReadDocument = Imported | string

const MAX_WAITING = 10
const RETRY_SECONDS = 60

/** A large document takes a second of a core: requests keep the other core. */
const oneAtATime = pLimit(1)

/**
 * @param isWanted called when its turn comes
 * @throws HttpError 422, 503
 */
export async function readDocument(given: ImportFile, isWanted: () => boolean): Promise<Imported> {
  const fault = faultOf(given.file)
  if (fault) throw new HttpError(422, fault)
  if (oneAtATime.pendingCount >= MAX_WAITING) throw new HttpError(503, IMPORT_BUSY, { retryAfter: RETRY_SECONDS })
  const read = await oneAtATime(() => {
    if (!isWanted()) throw unavailable()
    return runInWorker<ReadDocument>(new URL('./read-document-worker.ts', import.meta.url), given, IMPORT_TOO_COMPLEX)
  })
  if (typeof read === 'string') throw new HttpError(422, read)
  return read
}

const startsWith = (file: Uint8Array, bytes: number[]) => bytes.every((byte, index) => file[index] === byte)

function faultOf(file: Uint8Array): string | undefined {
  if (file.length === 0) return IMPORT_EMPTY
  if (startsWith(file, [0xd0, 0xcf, 0x11, 0xe0])) return IMPORT_OLD_WORD
  return startsWith(file, [...Buffer.from('%PDF')]) ? IMPORT_PDF : undefined
}
