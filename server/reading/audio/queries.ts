import { can } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import type { Recording } from './rules.ts'

export interface AudioFile {
  storage_key: string
  content_type: string
  bytes: number
  isPublished: boolean
}

export async function audioFile(db: Db, { articleId, language }: Recording): Promise<AudioFile | undefined> {
  const row = await db
    .selectFrom('audio_files')
    .innerJoin('articles', 'articles.article_id', 'audio_files.article_id')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('audio_files.article_id', '=', articleId)
    .where('language', '=', language)
    .select(['storage_key', 'content_type', 'bytes', 'status'])
    .executeTakeFirst()
  return row && { ...row, isPublished: row.status === 'published' }
}

export const isFor = (role: string, file: AudioFile): boolean => file.isPublished || can(role, 'admin')

export async function findEntryId(db: Db, articleId: string): Promise<string | undefined> {
  const row = await db.selectFrom('articles').where('article_id', '=', articleId).select('entry_id').executeTakeFirst()
  return row?.entry_id ?? undefined
}

export async function listStorageKeys(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('audio_files').select('storage_key').distinct().execute()
  return new Set(rows.map((row) => row.storage_key))
}
