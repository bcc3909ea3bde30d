import type { Readable } from 'node:stream'
import type { MadeVoice } from '#contract/newsroom/processing-rules.ts'
import { MAX_AUDIO_BYTES } from '#contract/reading/audio.ts'
import type { Db } from '#server/db/open.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { findEntryId } from '../queries.ts'
import type { Recording } from '../rules.ts'

export interface GeneratedAudio {
  storage_key: string
  bytes: number
  duration_ms: number
  /** `basic`: built-in voice; `ai`: a service. */
  voice: MadeVoice
}

export async function storeGeneratedAudio(
  storage: Storage,
  source: Readable,
): Promise<Pick<GeneratedAudio, 'storage_key' | 'bytes'>> {
  const received = await storage.receive(source, MAX_AUDIO_BYTES)
  const storage_key = `${received.hash}.mp3`
  await received.keep(storage_key)
  return { storage_key, bytes: received.bytes }
}

/** Keeps a recording by a person; must run inside a transaction. */
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

/** Must run inside a transaction. */
export async function deleteGeneratedAudio(db: Db, articleId: string, language: string): Promise<void> {
  await db
    .deleteFrom('audio_files')
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .where('voice', 'is not', null)
    .execute()
  await invalidate(db, `content:${(await findEntryId(db, articleId)) ?? '*'}`)
}
