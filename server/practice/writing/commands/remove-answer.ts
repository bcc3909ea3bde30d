import { ANSWER_NOT_FOUND } from '#contract/practice/writing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { lockAnswer } from './write-text.ts'

/** @throws HttpError 404 */
export async function removeAnswer(db: Db, storage: Storage, userId: string, answerId: string): Promise<void> {
  const keys = await inTransaction(db, async (db) => {
    if (!(await lockAnswer(db, userId, answerId))) throw new HttpError(404, ANSWER_NOT_FOUND)
    const photos = await db.deleteFrom('answer_photos').where('answer_id', '=', answerId).returning('storage_key').execute()
    await db.deleteFrom('written_answers').where('answer_id', '=', answerId).execute()
    return photos.map(({ storage_key }) => storage_key)
  })
  await deleteFiles(storage, keys)
}

/** After their rows. `deleteUnusedPhotos` deletes the rest. */
export async function deleteFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.remove(key)))
}
