import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { lockDraft } from './lock-draft.ts'
import type { Actor } from './plan-draft.ts'

/** @throws HttpError 404, 409 */
export function removeDraft(db: Db, draftId: string, actor: Actor, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const { title, day } = await lockDraft(db, draftId)
    await db.deleteFrom('desk_drafts').where('draft_id', '=', draftId).execute()
    const subject = { kind: 'draft', id: draftId, name: title }
    await recordAudit(db, { actor, action: 'desk.deleted', subject, details: { day } }, now)
  })
}
