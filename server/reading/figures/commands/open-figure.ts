import { FIGURE_NOT_FOUND, FIGURES_AWAY } from '#contract/reading/figure-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { Media } from '#server/platform/http/media.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { fileOf } from '../queries.ts'

/** A file never changes under its address. Opened by itself, an SVG may neither run nor load anything, whatever is in it. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  vary: 'accept-encoding',
}
const CONTENT_TYPES: Record<string, string> = { svg: 'image/svg+xml', webp: 'image/webp' }

/** Of a draft: as long as its ticket. */
const DRAFT_HEADERS = { ...HEADERS, 'cache-control': 'private, max-age=900' }

interface FigureRequest {
  imageId: string
  /** Missing: its widest. */
  width?: number
}

/**
 * A picture in one of its widths.
 * @param mayOpenDrafts asked for a picture that is not public
 * @throws HttpError 404, also for a file that is lost, such as after restoring a backup without files; 503 while the storage is unreachable
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
