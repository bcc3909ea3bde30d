import type { Readable } from 'node:stream'
import { AUDIO_NOT_FOUND, MOST_AUDIO_BYTES } from '#contract/audio.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { inTransaction, signal } from '#server/platform/signals.ts'
import type { Storage } from '#server/platform/storage.ts'
import { entryOf, keysInUse } from './queries.ts'
import { kindOf, type Recording } from './rules.ts'

/**
 * Keeps a recording as the audio of an article in one language, in place of the one before. The bytes are safe in storage before the
 * row names them; what a crash leaves behind is swept up later.
 * @throws Refusal 404 for an unknown article, 413 for too many bytes, 415 for what is no audio
 */
export async function saveAudio(db: Db, storage: Storage, recording: Recording, source: Readable, now: Date) {
  if (!(await entryOf(db, recording.articleId))) throw new Refusal(404, AUDIO_NOT_FOUND)
  const received = await storage.receive(source, MOST_AUDIO_BYTES)
  const kind = kindOf(received.head)
  if (!kind) {
    await received.discard()
    throw new Refusal(415, 'The file is neither MP3, Ogg nor WAV')
  }
  const storage_key = `${received.hash}.${kind.extension}`
  await received.keep(storage_key)
  const row = { storage_key, content_type: kind.type, bytes: received.bytes, created_at: now }
  await changed(db, recording, (db) =>
    db
      .insertInto('audio_files')
      .values({ article_id: recording.articleId, language: recording.language, ...row })
      .onConflict((conflict) => conflict.columns(['article_id', 'language']).doUpdateSet(row))
      .execute(),
  )
  return { bytes: row.bytes, content_type: kind.type }
}

export async function removeAudio(db: Db, recording: Recording): Promise<void> {
  await changed(db, recording, async (db) => {
    const gone = await db
      .deleteFrom('audio_files')
      .where('article_id', '=', recording.articleId)
      .where('language', '=', recording.language)
      .returning('article_id')
      .execute()
    if (gone.length === 0) throw new Refusal(404, AUDIO_NOT_FOUND)
  })
}

/** Articles in memory name their recordings. */
async function changed(db: Db, { articleId }: Recording, change: (db: Db) => Promise<unknown>): Promise<void> {
  await inTransaction(db, async (db) => {
    const entryId = await entryOf(db, articleId)
    if (!entryId) throw new Refusal(404, AUDIO_NOT_FOUND)
    await change(db)
    await signal(db, 'content', entryId)
  })
}

/** A file may have been written for a row that is about to be. */
const SPARED_MS = 24 * 60 * 60_000

/** Removes files that no row names: replaced recordings, deleted articles, uploads that never ended. */
export async function sweepAudio(db: Db, storage: Storage, now: Date): Promise<void> {
  const files = await storage.list()
  const inUse = await keysInUse(db)
  for (const { key, writtenAt } of files)
    if (!inUse.has(key) && writtenAt.getTime() < now.getTime() - SPARED_MS) await storage.remove(key)
}
