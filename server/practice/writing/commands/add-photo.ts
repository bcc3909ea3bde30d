import { Readable } from 'node:stream'
import type { AnswerPhoto } from '#contract/practice/answer-photos.ts'
import {
  ANSWER_IS_FINISHED,
  ANSWER_NOT_FOUND,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  PHOTO_ID_USED,
  PHOTO_TOO_LARGE,
  PHOTOS_FULL,
} from '#contract/practice/writing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import { KEY_PREFIXES, type Received, type Storage } from '#server/platform/storage/storage.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { type AnswerRow, isFinished, ownAnswer } from '../queries/answers.ts'
import type { NormalPhoto } from './encode-photo.ts'
import { assertPicture, normalisePhoto } from './normalise-photo.ts'
import { deleteFiles } from './remove-answer.ts'
import { lockAnswer } from './write-text.ts'

interface NewPhoto {
  userId: string
  answerId: string
  photoId: string
  source: Readable
}

interface UploadContext {
  storage: Storage
  quotas: Quotas
}

/**
 * Idempotent. `deleteUnusedPhotos` removes files that a crash leaves without a row.
 * @throws HttpError 404, 409 if finished or full, 413, 415, 422, 429
 */
export async function addPhoto(db: Db, photo: NewPhoto, { storage, quotas }: UploadContext, now: Date): Promise<AnswerPhoto> {
  const { userId, answerId, photoId, source } = photo
  roomIn(await ownAnswer(db, userId, answerId), photoId)
  const received = await receive(storage, source)
  try {
    assertPicture(received.head)
    const known = await storedPhoto(db, photo, received.hash)
    if (known) return known
    const normal = await normalisePhoto(received.read)
    const storage_key = await storeJpeg(storage, normal.jpeg)
    return await insertPhoto(db, photo, { ...normal, storage_key, source_hash: received.hash }, quotas, now).catch(
      async (error) => {
        await deleteFiles(storage, [storage_key])
        if (!(error instanceof RepeatedPhoto)) throw error
        return error.stored
      },
    )
  } finally {
    await received.discard()
  }
}

function roomIn(answer: AnswerRow | undefined, photoId: string): AnswerRow {
  if (!answer) throw new HttpError(404, ANSWER_NOT_FOUND)
  if (isFinished(answer)) throw new HttpError(409, ANSWER_IS_FINISHED)
  const isKnown = answer.photos.some(({ photo_id }) => photo_id === photoId)
  if (!isKnown && answer.photos.length >= MAX_PHOTOS) throw new HttpError(409, PHOTOS_FULL)
  return answer
}

function receive(storage: Storage, source: Readable): Promise<Received> {
  return storage.receive(source, MAX_PHOTO_BYTES).catch((error) => {
    throw error instanceof HttpError && error.status === 413 ? new HttpError(413, PHOTO_TOO_LARGE) : error
  })
}

async function storedPhoto(db: Db, { answerId, photoId }: NewPhoto, hash: string): Promise<AnswerPhoto | undefined> {
  const row = await db.selectFrom('answer_photos').where('photo_id', '=', photoId).selectAll().executeTakeFirst()
  if (!row) return undefined
  if (row.answer_id !== answerId) throw new HttpError(404, ANSWER_NOT_FOUND)
  if (row.source_hash !== hash) throw new HttpError(422, PHOTO_ID_USED)
  const { photo_id, width, height, bytes, added_at } = row
  return { photo_id, width, height, bytes, added_at: added_at.toISOString() }
}

async function storeJpeg(storage: Storage, jpeg: Buffer): Promise<string> {
  const storage_key = `${KEY_PREFIXES.photograph}${newId()}.jpg`
  const received = await storage.receive(Readable.from([jpeg]), Number.POSITIVE_INFINITY)
  await received.keep(storage_key)
  return storage_key
}

interface Stored extends NormalPhoto {
  storage_key: string
  source_hash: string
}

/** Stored by a concurrent request. */
class RepeatedPhoto extends Error {
  readonly stored: AnswerPhoto

  constructor(stored: AnswerPhoto) {
    super('repeated')
    this.stored = stored
  }
}

function insertPhoto(
  db: Db,
  photo: NewPhoto,
  { jpeg, width, height, ...file }: Stored,
  quotas: Quotas,
  now: Date,
): Promise<AnswerPhoto> {
  const { userId, answerId, photoId } = photo
  return inTransaction(db, async (db) => {
    const answer = roomIn(await lockAnswer(db, userId, answerId), photoId)
    const known = await storedPhoto(db, photo, file.source_hash)
    if (known) throw new RepeatedPhoto(known)
    await consumeQuota(db, userId, 'photographs', quotas.photographs, now)
    const shown = { photo_id: photoId, width, height, bytes: jpeg.length }
    await db
      .insertInto('answer_photos')
      .values({ ...shown, ...file, answer_id: answerId, position: answer.photos.length, added_at: now })
      .execute()
    return { ...shown, added_at: now.toISOString() }
  })
}
