import {
  MAX_PHOTO_MEGAPIXELS,
  PHOTO_BROKEN,
  PHOTO_IS_HEIC,
  PHOTO_IS_PDF,
  PHOTO_SIDE,
  PHOTO_TOO_MANY_PIXELS,
  PHOTO_WRONG_TYPE,
  PHOTOS_AWAY,
} from '#contract/practice/writing-rules.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { isOutOfTime, loadSharp, MAX_PICTURE_SECONDS, MAX_WAITING_PICTURES, oneAtATime } from '#server/platform/pictures/sharp.ts'

export interface NormalPhoto {
  jpeg: Buffer
  width: number
  height: number
}

/**
 * Decodes a picture and encodes it as JPEG, upright, at most `PHOTO_SIDE` pixels long and without metadata: nothing of the file remains but
 * what can be seen.
 * @param read gives the file, when it is its turn
 * @throws HttpError 422 for a damaged picture or too many pixels, 503 if too many wait or the machine is too busy
 */
export function normalisePhoto(read: () => Promise<Buffer>): Promise<NormalPhoto> {
  if (oneAtATime.pendingCount >= MAX_WAITING_PICTURES) throw new HttpError(503, PHOTOS_AWAY, { retryAfter: 10 })
  return oneAtATime(async () => {
    const load = await loadSharp().catch((error) => {
      throw new HttpError(503, PHOTOS_AWAY, { retryAfter: 60, cause: error })
    })
    const source = load(await read(), {
      limitInputPixels: MAX_PHOTO_MEGAPIXELS * 1_000_000,
      failOn: 'error',
      sequentialRead: true,
    })
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
  })
}

const latin = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to)

const ACCEPTED: ((head: Buffer) => boolean)[] = [
  (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff,
  (head) => latin(head, 0, 8) === '\x89PNG\r\n\x1a\n',
  (head) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP',
]

/** @throws HttpError 415 unless the first bytes are those of a JPEG, PNG or WebP file, whatever its name and header say */
export function assertPicture(head: Buffer): void {
  if (ACCEPTED.some((is) => is(head))) return
  if (latin(head, 0, 5) === '%PDF-') throw new HttpError(415, PHOTO_IS_PDF)
  const isHeic = latin(head, 4, 8) === 'ftyp' && /^(hei|hev|mif|msf)/.test(latin(head, 8, 12))
  throw new HttpError(415, isHeic ? PHOTO_IS_HEIC : PHOTO_WRONG_TYPE)
}
