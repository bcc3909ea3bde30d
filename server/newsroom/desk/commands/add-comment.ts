import { MAX_COMMENTS, TOO_MANY_COMMENTS } from '#contract/newsroom/desk/desk-rules.ts'
import type { Section } from '#contract/newsroom/desk/desk-sections.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { lockDraft } from './lock-draft.ts'
import type { Actor } from './plan-draft.ts'

/** @throws HttpError 404, 409, 422 for too many */
export function addComment(
  db: Db,
  draftId: string,
  comment: { section: Section; quote: string; text: string },
  actor: Actor,
  now: Date,
): Promise<{ comment_id: string }> {
  return inTransaction(db, async (db) => {
    await lockDraft(db, draftId)
    const { count } = await db
      .selectFrom('desk_comments')
      .where('draft_id', '=', draftId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_COMMENTS) throw new HttpError(422, TOO_MANY_COMMENTS)
    const comment_id = newId()
    await db
      .insertInto('desk_comments')
      .values({ comment_id, draft_id: draftId, ...comment, by_id: actor.id, at: now })
      .execute()
    return { comment_id }
  })
}
