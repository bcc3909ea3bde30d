import {
  MAX_PHOTO_MEGAPIXELS,
  PHOTO_BROKEN,
  PHOTO_IS_HEIC,
  PHOTO_IS_PDF,
  PHOTO_SIDE,
  PHOTO_TOO_MANY_PIXELS,
  PHOTO_WRONG_TYPE,
} from '#contract/practice/writing-rules.ts'
import { HEAD_BYTES, isPdf, pictureSize } from './picture-size.ts'

const QUALITY = 0.8

/** Its message is shown. */
export class PhotoRefused extends Error {}

/**
 * Upright, at most 2,000 pixels, without metadata.
 * @throws PhotoRefused
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (isPdf(head)) throw new PhotoRefused(PHOTO_IS_PDF)
  const size = pictureSize(head)
  if (size && size.width * size.height > MAX_PHOTO_MEGAPIXELS * 1_000_000) throw new PhotoRefused(PHOTO_TOO_MANY_PIXELS)
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) throw new PhotoRefused(refusalOf(file, size !== undefined))
  try {
    return await drawn(picture)
  } finally {
    picture.close()
  }
}

function refusalOf({ type }: Blob, hasSize: boolean): string {
  if (/hei[cf]/.test(type)) return PHOTO_IS_HEIC
  return hasSize ? PHOTO_BROKEN : PHOTO_WRONG_TYPE
}

function drawn(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, PHOTO_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    // JPEG has no transparency: writing would be black on black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PhotoRefused(PHOTO_BROKEN))), 'image/jpeg', QUALITY),
  )
}
