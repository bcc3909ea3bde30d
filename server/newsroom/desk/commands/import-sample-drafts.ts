import { daysAfter } from '#contract/calendar.ts'
import { SECTION_NAMES, sectionsOf } from '#contract/newsroom/desk/desk-sections.ts'
import type { SectionChange } from '#contract/newsroom/desk/desk-shapes.ts'
import type { SampleDraft, SampleDrafts } from '#contract/newsroom/desk/sample-drafts.ts'
import type { Db } from '#server/db/open.ts'
import { addComment } from './add-comment.ts'
import { type Actor, planDraft } from './plan-draft.ts'
import { saveSections } from './save-sections.ts'
import { setState } from './set-state.ts'

/**
 * Into an empty desk only, so that what an editor deletes stays deleted.
 * @param today the days in preparation come after it
 */
export async function importSampleDrafts(
  db: Db,
  { drafts }: SampleDrafts,
  actor: Actor,
  today: string,
  now: Date,
): Promise<void> {
  const existing = await db.selectFrom('desk_drafts').select('draft_id').limit(1).executeTakeFirst()
  if (existing) return
  for (const draft of drafts) await importDraft(db, draft, actor, today, now)
}

async function importDraft(db: Db, draft: SampleDraft, actor: Actor, today: string, now: Date): Promise<void> {
  const { kind, title, note, syllabus, state, is_mine, days_ahead, article, comments } = draft
  const day = days_ahead === null ? null : daysAfter(today, days_ahead)
  const { draft_id } = await planDraft(
    db,
    { kind, title, note, syllabus, day, assignee_id: is_mine ? actor.id : null },
    actor,
    now,
  )
  const sections = sectionsOf(article)
  const changes = SECTION_NAMES.flatMap((section): SectionChange[] => {
    const fields = sections[section]
    return fields ? [{ section, fields, base: 0 }] : []
  })
  if (changes.length > 0) await saveSections(db, draft_id, changes, actor, now)
  for (const comment of comments) await addComment(db, draft_id, comment, actor, now)
  if (state !== 'planned') await setState(db, draft_id, state, false, actor, now)
}
