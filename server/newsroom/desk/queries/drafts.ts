import { MAX_COMMENTS } from '#contract/newsroom/desk/desk-rules.ts'
import type { Section, Sections } from '#contract/newsroom/desk/desk-sections.ts'
import type { DeskComment, Hold, SavedSection } from '#contract/newsroom/desk/desk-shapes.ts'
import type { Db } from '#server/db/open.ts'

/** Those that were saved after a revision, and those that somebody holds. */
export async function sectionsOfDraft(
  db: Db,
  draftId: string,
  after: number,
  now: Date,
): Promise<{ sections: SavedSection[]; holds: Hold[] }> {
  const rows = await db
    .selectFrom('desk_sections')
    .leftJoin('users as writer', 'writer.user_id', 'desk_sections.changed_by')
    .leftJoin('users as holder', 'holder.user_id', 'desk_sections.held_by')
    .leftJoin('users as asker', 'asker.user_id', 'desk_sections.asked_by')
    .where('draft_id', '=', draftId)
    .orderBy('section')
    .select([
      ...(['section', 'fields', 'revision', 'changed_at', 'held_by', 'held_until', 'asked_by'] as const),
      'writer.username as writer_name',
      'holder.username as holder_name',
      'asker.username as asker_name',
    ])
    .execute()
  const sections = rows.flatMap(({ section, fields, revision, changed_at, writer_name }) =>
    revision > after && changed_at
      ? [{ section: section as Section, fields, revision, changed_by: writer_name, changed_at: changed_at.toISOString() }]
      : [],
  )
  const holds = rows.flatMap(({ section, held_by, held_until, holder_name, asked_by, asker_name }) =>
    held_by && held_until && held_until > now
      ? [
          {
            section: section as Section,
            by: { id: held_by, name: holder_name ?? '' },
            until: held_until.toISOString(),
            asked_by: asked_by ? { id: asked_by, name: asker_name ?? '' } : null,
          },
        ]
      : [],
  )
  return { sections, holds }
}

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

/** Oldest first. */
export async function commentsOf(db: Db, draftId: string): Promise<DeskComment[]> {
  const rows = await db
    .selectFrom('desk_comments')
    .leftJoin('users as writer', 'writer.user_id', 'desk_comments.by_id')
    .leftJoin('users as closer', 'closer.user_id', 'desk_comments.closed_by')
    .where('draft_id', '=', draftId)
    .orderBy('at')
    .orderBy('comment_id')
    .limit(MAX_COMMENTS)
    .select(['comment_id', 'section', 'quote', 'text', 'at', 'closed_at', 'writer.username as by', 'closer.username as closer'])
    .execute()
  return rows.map(({ section, at, closed_at, closer, ...comment }) => ({
    ...comment,
    section: section as Section,
    at: at.toISOString(),
    closed_by: closer,
    closed_at: closed_at?.toISOString() ?? null,
  }))
}
