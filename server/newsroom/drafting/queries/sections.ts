import type { Section, Sections } from '#contract/newsroom/desk/desk-sections.ts'
import type { Db } from '#server/db/open.ts'

/** Of a draft, as they are saved. */
export async function sectionsOf(db: Db, draftId: string): Promise<Sections> {
  const rows = await db
    .selectFrom('desk_sections')
    .where('draft_id', '=', draftId)
    .where('revision', '>', 0)
    .select(['section', 'fields'])
    .execute()
  return Object.fromEntries(rows.map(({ section, fields }) => [section as Section, fields]))
}
