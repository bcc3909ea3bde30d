import type { Section, Sections } from '#contract/newsroom/desk/desk-sections.ts'
import type { Db } from '#server/db/open.ts'

/** @param draftIds each once */
export async function savedSections(db: Db, draftIds: string[]): Promise<Map<string, Sections>> {
  const rows = await db
    .selectFrom('desk_sections')
    .where('draft_id', 'in', draftIds)
    .where('revision', '>', 0)
    .select(['draft_id', 'section', 'fields'])
    .execute()
  const drafts = new Map<string, Sections>(draftIds.map((id) => [id, {}]))
  for (const { draft_id, section, fields } of rows) {
    const sections = drafts.get(draft_id)
    if (sections) sections[section as Section] = fields
  }
  return drafts
}
