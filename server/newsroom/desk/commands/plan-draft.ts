import { MAX_DESK_IDEAS, ONE_IN_NEWS, TOO_MANY_IDEAS } from '#contract/newsroom/desk/desk-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { NO_COUNTS } from '../rules.ts'
import { assertEditor } from './replan-draft.ts'

export interface Actor {
  id: string
  username: string
}

interface Plan {
  kind: 'article' | 'in_news'
  title: string
  day: string | null
  note: string
  syllabus: string[]
  assignee_id: string | null
}

/** @throws HttpError 409 for a second list of items in the news, 422 for an unknown person or too many ideas */
export function planDraft(db: Db, plan: Plan, actor: Actor, now: Date): Promise<{ draft_id: string }> {
  return inTransaction(db, (db) => planDraftWithin(db, plan, actor, now))
}

export async function planDraftWithin(db: Db, plan: Plan, actor: Actor, now: Date): Promise<{ draft_id: string }> {
  await assertEditor(db, plan.assignee_id)
  if (plan.day === null) await assertRoom(db)
  const draft_id = newId()
  const made = await db
    .insertInto('desk_drafts')
    .values((eb) => ({
      ...plan,
      draft_id,
      position: eb
        .selectFrom('desk_drafts')
        .where('day', '=', plan.day)
        .select(eb.fn.coalesce(eb(eb.fn.max('position'), '+', 1), eb.val(0)).as('next')),
      counts: JSON.stringify(NO_COUNTS),
      created_at: now,
      updated_at: now,
      updated_by: null,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) throw new HttpError(409, ONE_IN_NEWS, { code: 'taken' })
  const subject = { kind: 'draft', id: draft_id, name: plan.title }
  await recordAudit(db, { actor, action: 'desk.planned', subject, details: { day: plan.day } }, now)
  return { draft_id }
}

/** @throws HttpError 422 */
async function assertRoom(db: Db): Promise<void> {
  const { count } = await db
    .selectFrom('desk_drafts')
    .where('day', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_DESK_IDEAS) throw new HttpError(422, TOO_MANY_IDEAS)
}
