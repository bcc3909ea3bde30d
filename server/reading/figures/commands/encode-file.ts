import { Worker } from 'node:worker_threads'
import {
  DRAWING_TOO_COMPLEX,
  DRAWING_TOO_LARGE,
  FIGURE_ANIMATED,
  FIGURE_BROKEN,
  FIGURE_EMPTY,
  FIGURE_TOO_MANY_PIXELS,
  FIGURE_WRONG_TYPE,
  FIGURES_AWAY,
  MAX_DRAWING_BYTES,
  MAX_FIGURE_MEGAPIXELS,
} from '#contract/reading/figure-rules.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { isOutOfTime, loadSharp, MAX_PICTURE_SECONDS } from '#server/platform/pictures/sharp.ts'
import { type Size, sizeFault, widthsOf } from '../rules.ts'
import type { CleanSvg } from './clean-svg.ts'

export interface EncodedFigure extends Size {
  type: 'svg' | 'webp'
  files: { width: number; bytes: Buffer }[]
  removed: string[]
}

/**
 * Raster pictures become WebP, upright, without metadata.
 * @throws HttpError 422, 503 if busy
 */
export function encodeFile(file: Buffer): Promise<EncodedFigure> {
  return isRaster(file) ? encodeRaster(file) : encodeDrawing(file)
}

/** Checks the first bytes. @throws HttpError 413, 415, 422 */
export function assertFigure(file: Buffer): void {
  if (file.length === 0) throw new HttpError(422, FIGURE_EMPTY)
  if (isRaster(file)) return
  if (!isMarkup(file)) throw new HttpError(415, FIGURE_WRONG_TYPE)
  if (file.length > MAX_DRAWING_BYTES) throw new HttpError(413, DRAWING_TOO_LARGE)
}

const isRaster = (file: Buffer) => RASTER.some((is) => is(file))

const latin = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to)

const RASTER: ((file: Buffer) => boolean)[] = [
  (file) => file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff,
  (file) => latin(file, 0, 8) === '\x89PNG\r\n\x1a\n',
  (file) => latin(file, 0, 4) === 'RIFF' && latin(file, 8, 12) === 'WEBP',
]

/** Unsupported encodings get their own message later. */
const isMarkup = (file: Buffer) => /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(latin(file, 0, 64))

async function encodeDrawing(file: Buffer): Promise<EncodedFigure> {
  const result = await cleanInWorker(file)
  if (typeof result === 'string') throw new HttpError(422, result)
  const { svg, size, removed } = result
  return { type: 'svg', ...size, files: [{ width: size.width, bytes: Buffer.from(svg) }], removed }
}

const MAX_WORKER_MEGABYTES = 512

/** For a worker that has exited. */
const NOTHING_USED = { user: 0, system: 0 }
const CHECK_EVERY_MS = 1000

/** Limits CPU time, not the time spent waiting for a CPU. */
function cleanInWorker(file: Buffer): Promise<CleanSvg | string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./clean-svg-worker.ts', import.meta.url), {
      workerData: new Uint8Array(file),
      resourceLimits: { maxOldGenerationSizeMb: MAX_WORKER_MEGABYTES },
    })
    const check = async () => {
      const used = await worker.cpuUsage().catch(() => NOTHING_USED)
      if (used.user + used.system > MAX_PICTURE_SECONDS * 1_000_000) stop(() => resolve(DRAWING_TOO_COMPLEX))
    }
    const timer = setInterval(check, CHECK_EVERY_MS)
    const stop = (end: () => void) => {
      clearInterval(timer)
      void worker.terminate()
      end()
    }
    worker.once('message', (result) => stop(() => resolve(result)))
    worker.once('error', (error: Error & { code?: string }) =>
      stop(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(DRAWING_TOO_COMPLEX) : reject(error))),
    )
  })
}

async function encodeRaster(file: Buffer): Promise<EncodedFigure> {
  const load = await loadSharp().catch((error) => {
    throw new HttpError(503, FIGURES_AWAY, { retryAfter: 60, cause: error })
  })
  const source = () =>
    load(file, { limitInputPixels: MAX_FIGURE_MEGAPIXELS * 1_000_000, failOn: 'error' }).timeout({ seconds: MAX_PICTURE_SECONDS })
  const size = await inPixels(source(), file).catch(asRefusal)
  const fault = sizeFault(size)
  if (fault) throw new HttpError(422, fault)
  const files: EncodedFigure['files'] = []
  for (const width of widthsOf(size.width)) {
    const bytes = await source().autoOrient().resize({ width }).webp({ quality: 82 }).toBuffer().catch(asRefusal)
    files.push({ width, bytes })
  }
  const width = Math.max(...files.map((one) => one.width))
  return { type: 'webp', width, height: Math.max(1, Math.round((size.height * width) / size.width)), files, removed: [] }
}

type Picture = ReturnType<Awaited<ReturnType<typeof loadSharp>>>

async function inPixels(picture: Picture, file: Buffer): Promise<Size> {
  const { pages = 1, autoOrient } = await picture.metadata()
  if (pages > 1 || isAnimatedPng(file)) throw new HttpError(422, FIGURE_ANIMATED)
  return autoOrient
}

/** sharp reads only the first frame. */
function isAnimatedPng(file: Buffer): boolean {
  const control = file.indexOf('acTL')
  return latin(file, 1, 4) === 'PNG' && control > 0 && control < file.indexOf('IDAT')
}

function asRefusal(error: Error): never {
  if (error instanceof HttpError) throw error
  if (isOutOfTime(error)) throw new HttpError(503, FIGURES_AWAY, { retryAfter: 60, cause: error })
  throw new HttpError(422, /pixel limit/.test(error.message) ? FIGURE_TOO_MANY_PIXELS : FIGURE_BROKEN, { cause: error })
}
