import { HAS_TEXT, NO_SUCH_EDITOR, ONE_IN_NEWS } from '#contract/newsroom/desk/desk-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { lockDraft } from './lock-draft.ts'

interface Plan {
  title: string
  day: string | null
  note: string
  syllabus: string[]
  assignee_id: string | null
}

/** On another day it is the last one. @throws HttpError 404, 409, 422 */
export function replanDraft(db: Db, draftId: string, plan: Plan, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await lockDraft(db, draftId)
    if (plan.day === null && before.kind === 'in_news') throw wrong('day', HAS_TEXT)
    await assertEditor(db, plan.assignee_id)
    if (before.kind === 'in_news' && plan.day !== before.day) await assertNoOther(db, plan.day)
    await db
      .updateTable('desk_drafts')
      .set({ ...plan, updated_at: now, ...(plan.day !== before.day && { position: await nextPosition(db, plan.day) }) })
      .where('draft_id', '=', draftId)
      .execute()
  })
}

async function nextPosition(db: Db, day: string | null): Promise<number> {
  const { last } = await db
    .selectFrom('desk_drafts')
    .where('day', '=', day)
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return last === null ? 0 : last + 1
}

async function assertNoOther(db: Db, day: string | null): Promise<void> {
  const other = await db
    .selectFrom('desk_drafts')
    .where('day', '=', day)
    .where('kind', '=', 'in_news')
    .where('state', '<>', 'handed_over')
    .select('draft_id')
    .executeTakeFirst()
  if (other) throw new HttpError(409, ONE_IN_NEWS, { code: 'taken' })
}

/** @throws HttpError 422 */
export async function assertEditor(db: Db, userId: string | null): Promise<void> {
  if (userId === null) return
  const editor = await db
    .selectFrom('users')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .select('user_id')
    .executeTakeFirst()
  if (!editor) throw wrong('assignee_id', NO_SUCH_EDITOR)
}

const wrong = (path: string, message: string) => new HttpError(422, message, { details: [{ path, message }] })
