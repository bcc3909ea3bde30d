import { HOLD_SECONDS, type HoldAction, heldBy } from '#contract/newsroom/desk/desk-rules.ts'
import { SECTIONS, type Section } from '#contract/newsroom/desk/desk-sections.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { lockDraft } from './lock-draft.ts'
import type { Actor } from './plan-draft.ts'

interface Held {
  held_by: string | null
  held_until: Date | null
  asked_by: string | null
}

/**
 * A hold ends after `HOLD_SECONDS` without a renewal. Who asked gets the section when it is handed over, and takes it when it
 * is free.
 * @throws HttpError 404, 409 if somebody else holds it
 */
export function holdSection(db: Db, draftId: string, section: Section, action: HoldAction, actor: Actor, now: Date) {
  return inTransaction(db, async (db) => {
    await lockDraft(db, draftId)
    const before = await db
      .selectFrom('desk_sections')
      .where('draft_id', '=', draftId)
      .where('section', '=', section)
      .select(['held_by', 'held_until', 'asked_by'])
      .executeTakeFirst()
    const after = heldAfter(before ?? FREE, action, actor.id, now)
    if (after === 'refused') throw await refusal(db, before?.held_by ?? null, section)
    await db
      .insertInto('desk_sections')
      .values({ draft_id: draftId, section, ...after })
      .onConflict((conflict) => conflict.columns(['draft_id', 'section']).doUpdateSet(after))
      .execute()
  })
}

const FREE: Held = { held_by: null, held_until: null, asked_by: null }

function heldAfter(before: Held, action: HoldAction, by: string, now: Date): Held | 'refused' {
  const current = isHeld(before, now) ? before : FREE
  const isMine = current.held_by === by
  const until = new Date(now.getTime() + HOLD_SECONDS * 1000)
  if (action === 'take') {
    if (current.held_by && !isMine) return 'refused'
    return { held_by: by, held_until: until, asked_by: isMine ? current.asked_by : null }
  }
  if (action === 'ask')
    return current.held_by && !isMine ? { ...current, asked_by: by } : { ...FREE, held_by: by, held_until: until }
  if (!isMine) return current
  if (action === 'keep') return { held_by: by, held_until: until, asked_by: null }
  if (action === 'hand_over' && current.asked_by) return { held_by: current.asked_by, held_until: until, asked_by: null }
  return FREE
}

export const isHeld = ({ held_by, held_until }: Pick<Held, 'held_by' | 'held_until'>, now: Date): boolean =>
  held_by !== null && held_until !== null && held_until > now

export async function refusal(db: Db, holder: string | null, section: Section): Promise<HttpError> {
  const person = holder
    ? await db.selectFrom('users').where('user_id', '=', holder).select('username').executeTakeFirst()
    : undefined
  const message = heldBy(person?.username ?? 'Somebody', SECTIONS[section])
  return new HttpError(409, message, { code: 'held', details: [{ path: section, message }] })
}
