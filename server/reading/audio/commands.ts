import type { Readable } from 'node:stream'
import type { AuditAction } from '#contract/accounts/audit-actions.ts'
import type { MadeVoice } from '#contract/newsroom/processing-rules.ts'
import { AUDIO_NOT_FOUND, MAX_AUDIO_BYTES } from '#contract/reading/audio.ts'
import { type AuditEntry, recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/platform/events/events.ts'
import { signal } from '#server/platform/events/signals.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { entryOf, keysInUse } from './queries.ts'
import { kindOf, type Recording } from './rules.ts'

/**
 * Keeps a recording as the audio of an article in one language, in place of the one before. The bytes are safe in storage before the
 * row names them; what a crash leaves behind is swept up later.
 * @throws Refusal 404 for an unknown article, 413 for too many bytes, 415 for what is no audio
 */
export async function saveAudio(db: Db, storage: Storage, recording: Recording, source: Readable, by: Actor, now: Date) {
  if (!(await entryOf(db, recording.articleId))) throw new HttpError(404, AUDIO_NOT_FOUND)
  const received = await storage.receive(source, MAX_AUDIO_BYTES)
  const kind = kindOf(received.head)
  if (!kind) {
    await received.discard()
    throw new HttpError(415, 'The file is neither MP3, Ogg nor WAV')
  }
  const storage_key = `${received.hash}.${kind.extension}`
  await received.keep(storage_key)
  const row = { storage_key, content_type: kind.type, bytes: received.bytes, duration_ms: null, voice: null, created_at: now }
  await changed(db, recording, { actor: by, action: 'audio.uploaded' }, now, (db) =>
    db
      .insertInto('audio_files')
      .values({ article_id: recording.articleId, language: recording.language, ...row })
      .onConflict((conflict) => conflict.columns(['article_id', 'language']).doUpdateSet(row))
      .execute(),
  )
  return { bytes: row.bytes, content_type: kind.type }
}

export async function removeAudio(db: Db, recording: Recording, by: Actor, now: Date): Promise<void> {
  await changed(db, recording, { actor: by, action: 'audio.removed' }, now, async (db) => {
    const gone = await db
      .deleteFrom('audio_files')
      .where('article_id', '=', recording.articleId)
      .where('language', '=', recording.language)
      .returning('article_id')
      .execute()
    if (gone.length === 0) throw new HttpError(404, AUDIO_NOT_FOUND)
  })
}

type Actor = AuditEntry['actor']

/** A recording that a machine made. */
export interface MadeFile {
  storage_key: string
  bytes: number
  duration_ms: number
  /** `basic`: the voice that is built in; `ai`: a service's. */
  voice: MadeVoice
}

/** Stores the bytes of an MP3 that a machine made; what no row comes to name is swept up later. */
export async function storeMadeAudio(storage: Storage, source: Readable): Promise<Pick<MadeFile, 'storage_key' | 'bytes'>> {
  const received = await storage.receive(source, MAX_AUDIO_BYTES)
  const storage_key = `${received.hash}.mp3`
  await received.keep(storage_key)
  return { storage_key, bytes: received.bytes }
}

/** Names a stored file as the audio of an article, unless a person recorded one; must run inside a transaction. */
export async function recordMadeAudio(db: Db, { articleId, language }: Recording, file: MadeFile, now: Date): Promise<void> {
  const row = { ...file, content_type: 'audio/mpeg', created_at: now }
  await db
    .insertInto('audio_files')
    .values({ article_id: articleId, language, ...row })
    .onConflict((conflict) =>
      conflict.columns(['article_id', 'language']).doUpdateSet(row).where('audio_files.voice', 'is not', null),
    )
    .execute()
  await signal(db, 'content', (await entryOf(db, articleId)) ?? '*')
}

/** Takes away what a machine made, where there is such; must run inside a transaction. */
export async function removeMadeAudio(db: Db, articleId: string, language: string): Promise<void> {
  await db
    .deleteFrom('audio_files')
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .where('voice', 'is not', null)
    .execute()
  await signal(db, 'content', (await entryOf(db, articleId)) ?? '*')
}

/** Articles in memory name their recordings. */
async function changed(
  db: Db,
  { articleId, language }: Recording,
  act: { actor: Actor; action: AuditAction },
  now: Date,
  change: (db: Db) => Promise<unknown>,
): Promise<void> {
  await inTransaction(db, async (db) => {
    const entryId = await entryOf(db, articleId)
    if (!entryId) throw new HttpError(404, AUDIO_NOT_FOUND)
    await change(db)
    await recordAudit(db, { ...act, subject: { kind: 'article', id: articleId }, details: { language } }, now)
    await publish(db, 'audio.changed', [{ articleId }], now)
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
