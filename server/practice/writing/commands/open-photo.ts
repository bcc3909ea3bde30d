import { PHOTO_NOT_FOUND, PHOTOS_AWAY } from '#contract/practice/writing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { Media } from '#server/platform/http/media.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/**
 * The caller checks access.
 * @throws HttpError 404, also if a backup was restored without files; 503
 */
export async function openPhoto(db: Db, storage: Storage, answerId: string, photoId: string): Promise<Media> {
  const photo = await db
    .selectFrom('answer_photos')
    .where('photo_id', '=', photoId)
    .where('answer_id', '=', answerId)
    .select(['storage_key', 'bytes'])
    .executeTakeFirst()
  if (!photo || !(await isStored(storage, photo.storage_key))) throw new HttpError(404, PHOTO_NOT_FOUND)
  return new Media({
    contentType: 'image/jpeg',
    bytes: photo.bytes,
    hash: photo.storage_key,
    open: (range) => storage.open(photo.storage_key, range),
  })
}

const isStored = (storage: Storage, key: string) =>
  storage.has(key).catch((error) => {
    throw new HttpError(503, PHOTOS_AWAY, { retryAfter: 5, cause: error })
  })
