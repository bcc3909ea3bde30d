import {
  MAX_PHOTO_MEGAPIXELS,
  PHOTO_BROKEN,
  PHOTO_SIDE,
  PHOTO_TOO_MANY_PIXELS,
  PHOTOS_AWAY,
} from '#contract/practice/writing-rules.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { isOutOfTime, loadSharp, MAX_PICTURE_SECONDS } from '#server/platform/pictures/sharp.ts'

export interface NormalPhoto {
  jpeg: Buffer
  width: number
  height: number
}

/**
 * Upright, without metadata.
 * @throws HttpError 422, 503 if busy
 */
export async function encodeFile(file: Buffer): Promise<NormalPhoto> {
  const load = await loadSharp().catch((error) => {
    throw new HttpError(503, PHOTOS_AWAY, { retryAfter: 60, cause: error })
  })
  const source = load(file, { limitInputPixels: MAX_PHOTO_MEGAPIXELS * 1_000_000, failOn: 'error', sequentialRead: true })
  const { data, info } = await source
    .timeout({ seconds: MAX_PICTURE_SECONDS })
    .autoOrient()
    .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      if (isOutOfTime(error)) throw new HttpError(503, PHOTOS_AWAY, { retryAfter: 60, cause: error })
      const sentence = /pixel limit/.test(error.message) ? PHOTO_TOO_MANY_PIXELS : PHOTO_BROKEN
      throw new HttpError(422, sentence, { cause: error })
    })
  return { jpeg: data, width: info.width, height: info.height }
}
