import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { InNewsUpload } from '#contract/newsroom/upload/in-news-upload.ts'
import { PDF_BUSY } from '#contract/syllabus/compilation-rules.ts'
import type { Compilation } from '#contract/syllabus/compilations.ts'
import { HttpError, unavailable } from '#server/platform/http/http-error.ts'
import { documentData } from './document-data.ts'
import type { Manuscript } from './typeset-worker.ts'

/** From the build. */
const FONTS = resolve('dist/fonts')
const TEMPLATE = new URL('./compilation.typ', import.meta.url)
const MAX_WAITING = 8
const TIMEOUT_MS = 50_000
const RETRY_SECONDS = 60

/** A month takes seconds of a core and 150 MB: requests keep the other core. */
const oneAtATime = pLimit(1)

/**
 * Heavy reads run one at a time for each person, so nobody has two waiting.
 * @param isWanted called when its turn comes
 * @throws HttpError 503
 */
export function compilationPdf(
  compilation: Compilation,
  news: readonly InNewsUpload[],
  publicUrl: string,
  isWanted: () => boolean,
): Promise<Buffer> {
  if (oneAtATime.pendingCount >= MAX_WAITING) throw busy()
  const data = JSON.stringify(documentData(compilation, news, publicUrl))
  return oneAtATime(() => {
    if (!isWanted()) throw unavailable()
    return typeset({ template: readFileSync(TEMPLATE, 'utf8'), data, fonts: FONTS })
  })
}

const busy = () => new HttpError(503, PDF_BUSY, { retryAfter: RETRY_SECONDS })

async function typeset(manuscript: Manuscript): Promise<Buffer> {
  const worker = new Worker(new URL('./typeset-worker.ts', import.meta.url), { workerData: manuscript })
  let timer: NodeJS.Timeout | undefined
  try {
    const pdf = await new Promise<Uint8Array<ArrayBuffer>>((done, fail) => {
      timer = setTimeout(() => fail(busy()), TIMEOUT_MS)
      worker.once('message', done)
      worker.once('error', fail)
      worker.once('exit', (code) => fail(new Error(`The typesetter ended with ${code}`)))
    })
    return Buffer.from(pdf.buffer)
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
