import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { LiveEntry } from '#server/newsroom/shared/day-content.ts'
import { statusAction } from '../rules.ts'
import { assertRevision, type ChangedState, changedState, changeEntry, getLockedEntry, parsePublishTime } from './change-entry.ts'
import type { Actor } from './save-version.ts'

interface NewStatus {
  status: LiveEntry['status']
  scheduled_for: string | null
  expected_revision: number
}

/** @throws HttpError 404, 409 if changed since, 422 for a past time */
export function setStatus(
  db: Db,
  entryId: string,
  { status, scheduled_for, expected_revision }: NewStatus,
  actor: Actor,
  now: Date,
): Promise<ChangedState> {
  return inTransaction(db, async (db) => {
    const entry = await getLockedEntry(db, entryId)
    await assertRevision(db, entry, expected_revision)
    const publish_at = status === 'published' ? null : parsePublishTime(scheduled_for, now)
    const change = { action: statusAction(status, publish_at), status, publish_at }
    return changedState(await changeEntry(db, entry, change, actor, now))
  })
}
