import { PHOTO_IS_HEIC, PHOTO_IS_PDF, PHOTO_WRONG_TYPE, PHOTOS_AWAY } from '#contract/practice/writing-rules.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { MAX_WAITING_PICTURES, oneAtATime, pictureProcess } from '#server/platform/pictures/picture-process.ts'
import type { NormalPhoto } from './encode-photo.ts'

const MODULE = new URL('./encode-photo.ts', import.meta.url)

/**
 * @param read called when it is its turn
 * @throws HttpError 422, 503 if busy
 */
export function normalisePhoto(read: () => Promise<Buffer>): Promise<NormalPhoto> {
  if (oneAtATime.pendingCount >= MAX_WAITING_PICTURES) throw new HttpError(503, PHOTOS_AWAY, { retryAfter: 10 })
  return oneAtATime(async () => pictureProcess.call<NormalPhoto>(MODULE, await read()))
}

const latin = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to)

const ACCEPTED: ((head: Buffer) => boolean)[] = [
  (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff,
  (head) => latin(head, 0, 8) === '\x89PNG\r\n\x1a\n',
  (head) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP',
]

/** Checks the first bytes. @throws HttpError 415 */
export function assertPicture(head: Buffer): void {
  if (ACCEPTED.some((is) => is(head))) return
  if (latin(head, 0, 5) === '%PDF-') throw new HttpError(415, PHOTO_IS_PDF)
  const isHeic = latin(head, 4, 8) === 'ftyp' && /^(hei|hev|mif|msf)/.test(latin(head, 8, 12))
  throw new HttpError(415, isHeic ? PHOTO_IS_HEIC : PHOTO_WRONG_TYPE)
}
