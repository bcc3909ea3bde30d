import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/events.ts'
import { articlesOf } from '#server/newsroom/shared/day-content.ts'
import { deleteEntry as deleteRows } from '#server/reading/daily/commands/delete-entry.ts'
import { invalidateContent } from '#server/reading/daily/commands/invalidate-content.ts'
import { changesBetween } from '../rules.ts'
import { assertRevision, getLockedEntry } from './change-entry.ts'
import { publishDeletions } from './publish-changes.ts'
import { type Actor, saveVersion } from './save-version.ts'

/** Also deletes bookmarks and progress; versions stay. @throws HttpError 404, 409 if changed since */
export function deleteEntry(
  db: Db,
  entryId: string,
  { expected_revision }: { expected_revision: number },
  actor: Actor,
  now: Date,
): Promise<{ revision: number }> {
  return inTransaction(db, async (db) => {
    const entry = await getLockedEntry(db, entryId)
    await assertRevision(db, entry, expected_revision)
    const articles = await articlesOf(db, entryId)
    const changes = changesBetween(articles, [])
    const revision = entry.revision + 1
    await publishDeletions(db, articles, now)
    await deleteRows(db, entryId)
    await saveVersion(db, { entry, revision, action: 'deleted', changes, content: null }, actor, now)
    await publish(db, 'entry.deleted', [{ entryId, day: entry.publication_date }], now)
    await invalidateContent(db, entryId)
    return { revision }
  })
}
