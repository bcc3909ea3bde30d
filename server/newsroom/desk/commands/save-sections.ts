import { cutText } from '#contract/cut-text.ts'
import { changedBy } from '#contract/newsroom/desk/desk-rules.ts'
import { SECTIONS, type Section, type Sections } from '#contract/newsroom/desk/desk-sections.ts'
import type { SectionChange } from '#contract/newsroom/desk/desk-shapes.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { translatedOf } from '#server/newsroom/shared/draft-units.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { storable } from '#server/platform/text/storable.ts'
import { savedSections } from '../queries/drafts.ts'
import { countsOf } from '../rules.ts'
import { addVersion, type Origin } from './add-version.ts'
import { isHeld, refusal } from './hold-section.ts'
import { type LockedDraft, lockDraft } from './lock-draft.ts'
import type { Actor } from './plan-draft.ts'

/**
 * All or none. Text saved after an approval needs a new one.
 * @throws HttpError 404, 409 where somebody else holds a section or has changed it since
 */
export function saveSections(
  db: Db,
  draftId: string,
  changes: SectionChange[],
  actor: Actor,
  now: Date,
): Promise<{ revision: number }> {
  return inTransaction(db, (db) => saveSectionsWithin(db, draftId, changes, actor, now))
}

/** @param origin of words that a machine proposed */
export async function saveSectionsWithin(
  db: Db,
  draftId: string,
  changes: SectionChange[],
  actor: Actor,
  now: Date,
  origin?: Origin,
): Promise<{ revision: number }> {
  const draft = await lockDraft(db, draftId)
  await assertFree(db, draftId, changes, actor, now)
  const revision = draft.revision + 1
  const saved = changes.map(({ section, fields }) => ({ section, fields: storable(fields) }))
  for (const { section, fields } of saved) {
    const row = { fields: JSON.stringify(fields), revision, changed_by: actor.id, changed_at: now }
    await db
      .insertInto('desk_sections')
      .values({ draft_id: draftId, section, ...row })
      .onConflict((conflict) => conflict.columns(['draft_id', 'section']).doUpdateSet(row))
      .execute()
  }
  const sections = (await savedSections(db, [draftId])).get(draftId) ?? {}
  await db
    .updateTable('desk_drafts')
    .set({ ...stateAfter(draft, sections), revision, updated_at: now, updated_by: actor.id })
    .where('draft_id', '=', draftId)
    .execute()
  await addVersion(db, draftId, Object.fromEntries(saved.map(({ section, fields }) => [section, fields])), actor, now, origin)
  return { revision }
}

function stateAfter({ state, title, kind }: LockedDraft, sections: Sections) {
  const written = sections.title?.title
  return {
    state: state === 'planned' ? 'drafting' : state === 'approved' ? 'review' : state,
    approved_by: null,
    title: kind === 'article' && typeof written === 'string' && written.trim() ? cutText(written.trim(), 300) : title,
    counts: JSON.stringify({ ...countsOf(sections), ...(kind === 'article' && { translated: translatedOf(sections) }) }),
  }
}

/** @throws HttpError 409 */
async function assertFree(db: Db, draftId: string, changes: SectionChange[], actor: Actor, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('desk_sections')
    .leftJoin('users', 'users.user_id', 'desk_sections.changed_by')
    .where('draft_id', '=', draftId)
    .where(
      'section',
      'in',
      changes.map(({ section }) => section),
    )
    .select(['section', 'desk_sections.revision', 'held_by', 'held_until', 'username'])
    .execute()
  const known = new Map(rows.map((row) => [row.section, row]))
  for (const { section, base } of changes) {
    const row = known.get(section)
    if (row && isHeld(row, now) && row.held_by !== actor.id) throw await refusal(db, row.held_by, section)
    if ((row?.revision ?? 0) !== base) throw stale(section, row?.username ?? 'Somebody')
  }
}

function stale(section: Section, by: string): HttpError {
  const message = changedBy(by, SECTIONS[section])
  return new HttpError(409, message, { code: 'stale', details: [{ path: section, message }] })
}
