import { FIGURE_NOT_FOUND, FIGURES_AWAY } from '#contract/reading/figure-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { Media } from '#server/platform/http/media.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { fileOf } from '../queries.ts'

/** Files never change. The policy stops an SVG opened by itself from running or loading anything. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  vary: 'accept-encoding',
}
const CONTENT_TYPES: Record<string, string> = { svg: 'image/svg+xml', webp: 'image/webp' }

/** As long as a ticket. */
const DRAFT_HEADERS = { ...HEADERS, 'cache-control': 'private, max-age=900' }

interface FigureRequest {
  imageId: string
  /** Missing: the widest. */
  width?: number
}

/**
 * @param mayOpenDrafts called for a picture that is not public
 * @throws HttpError 404, also if a backup was restored without files; 503
 */
export async function openFigure(
  db: Db,
  storage: Storage,
  { imageId, width }: FigureRequest,
  mayOpenDrafts: () => Promise<boolean>,
): Promise<Media> {
  const file = await fileOf(db, imageId, width)
  const isOpen = file && (file.published_at !== null || (await mayOpenDrafts()))
  if (!isOpen || !(await isStored(storage, file.storage_key))) throw new HttpError(404, FIGURE_NOT_FOUND)
  return new Media({
    contentType: CONTENT_TYPES[file.type] ?? 'application/octet-stream',
    bytes: file.bytes,
    hash: file.storage_key,
    headers: file.published_at ? HEADERS : DRAFT_HEADERS,
    open: (range) => storage.open(file.storage_key, range),
  })
}

const isStored = (storage: Storage, key: string) =>
  storage.has(key).catch((error) => {
    throw new HttpError(503, FIGURES_AWAY, { retryAfter: 5, cause: error })
  })
