import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { PDF_BUSY } from '#contract/syllabus/compilation-rules.ts'
import type { Compilation } from '#contract/syllabus/compilations.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { documentData } from './document-data.ts'
import type { Manuscript } from './typeset-worker.ts'

/** Made by the build. */
const FONTS = resolve('dist/fonts')
const TEMPLATE = new URL('./compilation.typ', import.meta.url)
const MAX_WAITING = 8
const TIMEOUT_MS = 50_000
const RETRY_SECONDS = 60

/** A month takes seconds of a core and 150 MB: one at a time, so that requests keep the other core. */
const oneAtATime = pLimit(1)

/** @throws HttpError 503 while too many others wait */
export function compilationPdf(compilation: Compilation, publicUrl: string): Promise<Buffer> {
  if (oneAtATime.pendingCount >= MAX_WAITING) throw new HttpError(503, PDF_BUSY, { retryAfter: RETRY_SECONDS })
  const data = JSON.stringify(documentData(compilation, publicUrl))
  return oneAtATime(() => typeset({ template: readFileSync(TEMPLATE, 'utf8'), data, fonts: FONTS }))
}

async function typeset(manuscript: Manuscript): Promise<Buffer> {
  const worker = new Worker(new URL('./typeset-worker.ts', import.meta.url), { workerData: manuscript })
  const timer = setTimeout(() => worker.terminate(), TIMEOUT_MS)
  try {
    const pdf = await new Promise<Uint8Array<ArrayBuffer>>((done, fail) => {
      worker.once('message', done)
      worker.once('error', fail)
      worker.once('exit', (code) => fail(new Error(`The typesetter ended with ${code}`)))
    })
    return Buffer.from(pdf.buffer)
  } finally {
    clearTimeout(timer)
  }
}
