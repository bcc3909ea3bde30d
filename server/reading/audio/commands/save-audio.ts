import type { Readable } from 'node:stream'
import { AUDIO_NOT_FOUND, MAX_AUDIO_BYTES } from '#contract/reading/audio.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { findEntryId } from '../queries.ts'
import { detectAudioType, type Recording } from '../rules.ts'
import { type Actor, changeAudio } from './change-audio.ts'

/**
 * `deleteUnusedAudio` removes a file that a crash leaves without a row.
 * @throws HttpError 404, 413, 415
 */
export async function saveAudio(db: Db, storage: Storage, recording: Recording, source: Readable, by: Actor, now: Date) {
  if (!(await findEntryId(db, recording.articleId))) throw new HttpError(404, AUDIO_NOT_FOUND)
  const received = await storage.receive(source, MAX_AUDIO_BYTES)
  const kind = detectAudioType(received.head)
  if (!kind) {
    await received.discard()
    throw new HttpError(415, 'The file is neither MP3, Ogg nor WAV')
  }
  const storage_key = `${received.hash}.${kind.extension}`
  await received.keep(storage_key)
  const row = { storage_key, content_type: kind.type, bytes: received.bytes, duration_ms: null, voice: null, created_at: now }
  await changeAudio(db, recording, { actor: by, action: 'audio.uploaded' }, now, (db) =>
    db
      .insertInto('audio_files')
      .values({ article_id: recording.articleId, language: recording.language, ...row })
      .onConflict((conflict) => conflict.columns(['article_id', 'language']).doUpdateSet(row))
      .execute(),
  )
  return { bytes: row.bytes, content_type: kind.type }
}
