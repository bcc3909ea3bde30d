import { NOT_RESERVED } from '#contract/practice/exchange-rules.ts'
import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { Media } from '#server/platform/http/media.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { openPhoto } from '#server/practice/writing/commands/open-photo.ts'

/**
 * The entity tag is a hash because the storage key reveals the time.
 * @param photo `undefined` if not allowed @throws HttpError 404, 503
 */
export async function openAnonymousPhoto(
  db: Db,
  storage: Storage,
  photo: { answer_id: string; photo_id: string } | undefined,
  notFound = NOT_RESERVED,
): Promise<Media> {
  if (!photo) throw new HttpError(404, notFound)
  const { contentType, bytes, etag, open } = await openPhoto(db, storage, photo.answer_id, photo.photo_id)
  return new Media({ contentType, bytes, hash: hashOf(etag), open })
}
