import { NOT_CANCELLABLE, PROPOSAL_GONE } from '#contract/newsroom/drafting/drafting-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { returnQuota } from '#server/platform/limits/quota.ts'
import type { Quota } from '#server/settings/quota-settings.ts'

/** The worker that has it discards the reply. @throws HttpError 404, 409 if it does not wait */
export function cancelProposal(db: Db, proposalId: string, quota: Quota, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const row = await db
      .selectFrom('desk_proposals')
      .where('proposal_id', '=', proposalId)
      .select(['state', 'attempts', 'made_by', 'created_at'])
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new HttpError(404, PROPOSAL_GONE)
    if (row.state !== 'waiting' && row.state !== 'working') throw new HttpError(409, NOT_CANCELLABLE)
    await db
      .updateTable('desk_proposals')
      .set({ state: 'cancelled', finished_at: now, lease_until: null, next_try_at: null })
      .where('proposal_id', '=', proposalId)
      .execute()
    if (row.state === 'waiting' && row.attempts === 0 && row.made_by)
      await returnQuota(db, row.made_by, 'drafts', quota, row.created_at)
  })
}
