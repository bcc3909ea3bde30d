import type { Readable } from 'node:stream'
import type { MadeVoice } from '#contract/newsroom/processing-rules.ts'
import { MAX_AUDIO_BYTES } from '#contract/reading/audio.ts'
import type { Db } from '#server/db/open.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { findEntryId } from '../queries.ts'
import type { Recording } from '../rules.ts'

/** A recording that a machine made. */
export interface GeneratedAudio {
  storage_key: string
  bytes: number
  duration_ms: number
  /** `basic`: the voice that is built in; `ai`: a service's. */
  voice: MadeVoice
}

/** Stores the bytes of an MP3 that a machine made; what no row comes to name is swept up later. */
export async function storeGeneratedAudio(
  storage: Storage,
  source: Readable,
): Promise<Pick<GeneratedAudio, 'storage_key' | 'bytes'>> {
  const received = await storage.receive(source, MAX_AUDIO_BYTES)
  const storage_key = `${received.hash}.mp3`
  await received.keep(storage_key)
  return { storage_key, bytes: received.bytes }
}

/** Names a stored file as the audio of an article, unless a person recorded one; must run inside a transaction. */
export async function saveGeneratedAudio(
  db: Db,
  { articleId, language }: Recording,
  file: GeneratedAudio,
  now: Date,
): Promise<void> {
  const row = { ...file, content_type: 'audio/mpeg', created_at: now }
  await db
    .insertInto('audio_files')
    .values({ article_id: articleId, language, ...row })
    .onConflict((conflict) =>
      conflict.columns(['article_id', 'language']).doUpdateSet(row).where('audio_files.voice', 'is not', null),
    )
    .execute()
  await invalidate(db, `content:${(await findEntryId(db, articleId)) ?? '*'}`)
}

/** Takes away what a machine made, where there is such; must run inside a transaction. */
export async function deleteGeneratedAudio(db: Db, articleId: string, language: string): Promise<void> {
  await db
    .deleteFrom('audio_files')
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .where('voice', 'is not', null)
    .execute()
  await invalidate(db, `content:${(await findEntryId(db, articleId)) ?? '*'}`)
}
