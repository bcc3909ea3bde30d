import { DELETED_SINCE } from '#contract/newsroom/entry-rules.ts'
import type { DayUpload } from '#contract/newsroom/ingest.ts'
import { UPLOAD } from '#contract/newsroom/upload/upload-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { articlesOf } from '#server/newsroom/shared/day-content.ts'
import { pairedItems } from '#server/newsroom/shared/in-news-changes.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { createEntry } from '#server/reading/daily/commands/create-entry.ts'
import { nameFigures } from '#server/reading/figures/commands/name-figures.ts'
import { itemsOf } from '#server/reading/shared/in-news-items.ts'
import { pairedByTitle } from '../rules.ts'
import { assertRevision, changeEntry, lockEntry, parsePublishTime } from './change-entry.ts'
import type { Actor } from './save-version.ts'

export interface IngestedDay {
  entry_id: string
  publication_date: string
  revision: number
  article_ids: string[]
}

/**
 * Idempotent.
 * @param actor `null` for the command line
 * @throws HttpError 409 for a taken date or other revision, 422 for a past time or unknown picture
 */
export const ingestDay = (db: Db, day: DayUpload, now: Date, actor: Actor = null): Promise<IngestedDay> =>
  inTransaction(db, (db) => ingestDayWithin(db, day, now, actor))

/** Within the caller's transaction. @throws as `ingestDay` */
export async function ingestDayWithin(db: Db, day: DayUpload, now: Date, actor: Actor): Promise<IngestedDay> {
  const { publication_date, status } = day
  const publish_at = parsePublishTime(day.scheduled_for, now)
  const isNew = await createEntry(db, { publication_date, status, publish_at, revision: 1 }, now)
  if (isNew && day.expected_revision !== undefined) throw new HttpError(409, DELETED_SINCE, { code: 'stale' })
  if (!isNew && !day.replace) throw new HttpError(409, UPLOAD.dateTaken(publication_date), { code: 'date_taken' })
  const entry = await lockEntry(db, { publication_date })
  if (!entry) throw new HttpError(409, DELETED_SINCE, { code: 'stale' })
  if (!isNew) await assertRevision(db, entry, day.expected_revision)
  await nameFigures(db, day.articles, (index) => `articles[${index}]`, now)
  const before = isNew ? [] : await articlesOf(db, entry.entry_id)
  const wanted = pairedByTitle(before, day.articles)
  const items = pairedItems(isNew ? [] : await itemsOf(db, entry.entry_id), day.in_news)
  const action = isNew ? 'uploaded' : 'replaced'
  const change = { action, before, wanted, items, status, publish_at } as const
  const { revision, articles } = await changeEntry(db, entry, change, actor, now)
  return { entry_id: entry.entry_id, publication_date, revision, article_ids: articles.map(({ article_id }) => article_id) }
}
