import { DRAFT_GONE, HANDED_OVER } from '#contract/newsroom/desk/desk-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/** Within a transaction. @throws HttpError 404, 409 once the day has it */
export async function lockDraft(db: Db, draftId: string) {
  const draft = await db.selectFrom('desk_drafts').where('draft_id', '=', draftId).selectAll().forUpdate().executeTakeFirst()
  if (!draft) throw new HttpError(404, DRAFT_GONE)
  if (draft.state === 'handed_over') throw new HttpError(409, HANDED_OVER, { code: 'handed_over' })
  return draft
}

export type LockedDraft = Awaited<ReturnType<typeof lockDraft>>
