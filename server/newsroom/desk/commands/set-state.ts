import { MAX_DETAILS } from '#contract/error-reply.ts'
import { type ChosenState, NEEDS_ANOTHER_PERSON, NO_DAY } from '#contract/newsroom/desk/desk-rules.ts'
import { draftFrom } from '#contract/newsroom/desk/desk-sections.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { savedSections } from '../queries/drafts.ts'
import { mistakesIn, mistakesInNews } from '../rules.ts'
import { type LockedDraft, lockDraft } from './lock-draft.ts'
import type { Actor } from './plan-draft.ts'

/** @throws HttpError 404, 409, 422 with what an upload would refuse */
export function setState(
  db: Db,
  draftId: string,
  state: ChosenState,
  needsSecondApproval: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const draft = await lockDraft(db, draftId)
    if (draft.day === null) throw new HttpError(409, NO_DAY, { code: 'no_day' })
    if (state === 'approved') await assertApprovable(db, draft, needsSecondApproval, actor)
    if (state === draft.state) return
    await db
      .updateTable('desk_drafts')
      .set({ state, updated_at: now, approved_by: state === 'approved' ? actor.id : null })
      .where('draft_id', '=', draftId)
      .execute()
    const subject = { kind: 'draft', id: draftId, name: draft.title }
    await recordAudit(db, { actor, action: `desk.${state}`, subject, details: { day: draft.day } }, now)
  })
}

async function assertApprovable(db: Db, draft: LockedDraft, needsSecondApproval: boolean, actor: Actor): Promise<void> {
  if (needsSecondApproval && draft.updated_by === actor.id)
    throw new HttpError(409, NEEDS_ANOTHER_PERSON, { code: 'needs_another_person' })
  const sections = (await savedSections(db, [draft.draft_id])).get(draft.draft_id) ?? {}
  const mistakes =
    draft.kind === 'in_news' ? mistakesInNews(sections) : mistakesIn({ title: draft.title, ...draftFrom(sections) })
  const [first] = mistakes
  if (first) throw new HttpError(422, first.message, { details: mistakes.slice(0, MAX_DETAILS) })
}
