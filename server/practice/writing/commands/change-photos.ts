import type { AnswerPhoto } from '#contract/practice/answer-photos.ts'
import { ANSWER_IS_FINISHED, ANSWER_NOT_FOUND, PHOTO_NOT_FOUND } from '#contract/practice/writing-rules.ts'
import * as m from '#messages/server/practice.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { withdrawEmptied } from '#server/practice/exchange/commands/withdraw-offer.ts'
import { isFinished } from '../queries/answers.ts'
import { deleteFiles } from './remove-answer.ts'
import { lockAnswer } from './write-text.ts'

/** @throws HttpError 404, 409 if finished, 422 unless all are named once */
export function orderPhotos(db: Db, userId: string, answerId: string, photoIds: string[]): Promise<AnswerPhoto[]> {
  return inTransaction(db, async (db) => {
    const answer = await lockAnswer(db, userId, answerId)
    if (!answer) throw new HttpError(404, ANSWER_NOT_FOUND)
    if (isFinished(answer)) throw new HttpError(409, ANSWER_IS_FINISHED)
    const ordered = photoIds.flatMap((id) => answer.photos.find(({ photo_id }) => photo_id === id) ?? [])
    if (photoIds.length !== answer.photos.length || new Set(ordered).size !== answer.photos.length)
      throw new HttpError(422, m.nameEveryPhoto, {
        details: [{ path: 'photo_ids', message: m.photoCount({ count: answer.photos.length }) }],
      })
    await setPositions(db, photoIds)
    return ordered
  })
}

/** An emptied answer leaves the exchange. @throws HttpError 404 */
export async function removePhoto(
  db: Db,
  storage: Storage,
  userId: string,
  { answerId, photoId }: { answerId: string; photoId: string },
  now: Date,
): Promise<void> {
  const key = await inTransaction(db, async (db) => {
    const answer = await lockAnswer(db, userId, answerId)
    const removed =
      answer &&
      (await db
        .deleteFrom('answer_photos')
        .where('photo_id', '=', photoId)
        .where('answer_id', '=', answerId)
        .returning('storage_key')
        .executeTakeFirst())
    if (!removed) throw new HttpError(404, PHOTO_NOT_FOUND)
    const left = answer.photos.map(({ photo_id }) => photo_id).filter((id) => id !== photoId)
    await setPositions(db, left)
    if (left.length === 0) await withdrawEmptied(db, answerId, now)
    return removed.storage_key
  })
  await deleteFiles(storage, [key])
}

/** The unique constraint on positions is deferred. */
async function setPositions(db: Db, photoIds: string[]): Promise<void> {
  for (const [position, photoId] of photoIds.entries())
    await db.updateTable('answer_photos').set({ position }).where('photo_id', '=', photoId).execute()
}
