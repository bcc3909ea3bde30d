import { changedSince, DATE_TAKEN_SINCE, REVISION_GONE } from '#contract/newsroom/entry-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { articlesOf } from '#server/newsroom/shared/day-content.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { createEntry } from '#server/reading/daily/commands/create-entry.ts'
import { contentAt, latestVersion } from '../queries/entries.ts'
import { assertRevision, type ChangedState, changedState, changeEntry, getLockedEntry } from './change-entry.ts'
import type { Actor } from './save-version.ts'

/**
 * Keeps the status; a deleted day returns as a draft.
 * @throws HttpError 404, 409 if changed since or the date is taken
 */
export function restoreVersion(
  db: Db,
  entryId: string,
  { revision, expected_revision }: { revision: number; expected_revision: number | null },
  actor: Actor,
  now: Date,
): Promise<ChangedState> {
  return inTransaction(db, async (db) => {
    const wanted = await contentAt(db, entryId, revision)
    if (!wanted) throw new HttpError(404, REVISION_GONE)
    if (expected_revision === null) await recreateEntry(db, entryId, now)
    const entry = await getLockedEntry(db, entryId)
    if (expected_revision !== null) await assertRevision(db, entry, expected_revision)
    const before = await articlesOf(db, entryId)
    const change = { action: 'restored', before, wanted: wanted.articles, items: wanted.items, restoredFrom: revision } as const
    return changedState(await changeEntry(db, entry, change, actor, now))
  })
}

async function recreateEntry(db: Db, entry_id: string, now: Date): Promise<void> {
  const last = await latestVersion(db, entry_id)
  if (last?.action !== 'deleted')
    throw new HttpError(409, changedSince(last?.revision ?? 1, last?.actor_name ?? ''), { code: 'stale' })
  const { publication_date, revision } = last
  const isCreated = await createEntry(db, { entry_id, publication_date, status: 'draft', publish_at: null, revision }, now)
  if (!isCreated) throw new HttpError(409, DATE_TAKEN_SINCE, { code: 'date_taken' })
}
