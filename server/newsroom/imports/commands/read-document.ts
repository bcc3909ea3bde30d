import { Worker } from 'node:worker_threads'
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

export interface ImportFile {
  file: Uint8Array
  name?: string | undefined
  kind?: ImportKind | undefined
}

/** Of a worker: what it read, or the sentence of a refusal. */
export type ReadDocument = Imported | string

const MAX_WAITING = 10
const RETRY_SECONDS = 60
const MAX_WORKER_MEGABYTES = 512
const MAX_CPU_SECONDS = 5
const CHECK_EVERY_MS = 500
const NOTHING_USED = { user: 0, system: 0 }

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
    return readInWorker(given)
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

/** Limits processor time, not the time spent waiting for a processor. A thread can be stopped. */
function readInWorker(given: ImportFile): Promise<ReadDocument> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-document-worker.ts', import.meta.url), {
      workerData: given,
      resourceLimits: { maxOldGenerationSizeMb: MAX_WORKER_MEGABYTES },
    })
    const check = async () => {
      const used = await worker.cpuUsage().catch(() => NOTHING_USED)
      if (used.user + used.system > MAX_CPU_SECONDS * 1_000_000) stop(() => resolve(IMPORT_TOO_COMPLEX))
    }
    const timer = setInterval(check, CHECK_EVERY_MS)
    const stop = (end: () => void) => {
      clearInterval(timer)
      void worker.terminate()
      end()
    }
    worker.once('message', (read: ReadDocument) => stop(() => resolve(read)))
    worker.once('error', (error: Error & { code?: string }) =>
      stop(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(IMPORT_TOO_COMPLEX) : reject(error))),
    )
  })
}
