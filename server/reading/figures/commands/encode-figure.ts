import { FIGURES_AWAY } from '#contract/reading/figure-rules.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { MAX_WAITING_PICTURES, oneAtATime, pictureProcess } from '#server/platform/pictures/picture-process.ts'
import { assertFigure, type EncodedFigure } from './encode-file.ts'

const MODULE = new URL('./encode-file.ts', import.meta.url)

/** @throws HttpError 413, 415, 422, 503 */
export function encodeFigure(file: Buffer): Promise<EncodedFigure> {
  assertFigure(file)
  if (oneAtATime.pendingCount >= MAX_WAITING_PICTURES) throw new HttpError(503, FIGURES_AWAY, { retryAfter: 10 })
  return oneAtATime(() => pictureProcess.call<EncodedFigure>(MODULE, file))
}
