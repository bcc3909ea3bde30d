import type { Db } from '#server/db/open.ts'

/** What an editor asked of the drafting service, and decided on. */
export async function personalDraftingData(db: Db, userId: string) {
  const proposals = await db
    .selectFrom('desk_proposals')
    .where('made_by', '=', userId)
    .orderBy('created_at')
    .select(['kind', 'day', 'state', 'model', 'created_at'])
    .execute()
  const decisions = await db
    .selectFrom('desk_proposal_decisions')
    .where('by_id', '=', userId)
    .orderBy('at')
    .orderBy('part')
    .select(['part', 'state', 'at'])
    .execute()
  return { proposals, decisions }
}
