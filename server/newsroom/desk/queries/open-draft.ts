import { expressionBuilder, type NotNull } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { DRAFT_GONE, MAX_COMMENTS } from '#contract/newsroom/desk/desk-rules.ts'
import type { Section } from '#contract/newsroom/desk/desk-sections.ts'
import type { DeskDraft, Hold } from '#contract/newsroom/desk/desk-shapes.ts'
import type { Db } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { draftFromRow, draftRows } from './listed-drafts.ts'

/**
 * One query, because every open editor asks again after seconds.
 * @param after sections saved up to this revision are not read
 * @throws HttpError 404
 */
export async function openDraft(
  db: Db,
  draftId: string,
  after: number,
  now: Date,
): Promise<Omit<DeskDraft, 'needs_another_person'> & { writer_id: string | null }> {
  const row = await draftRows(db)
    .where('draft_id', '=', draftId)
    .select([
      jsonArrayFrom(sectionRows(within, draftId, after)).as('sections'),
      jsonArrayFrom(holdRows(within, draftId, now)).as('holds'),
      jsonArrayFrom(commentRows(within, draftId)).as('comments'),
    ])
    .executeTakeFirst()
  if (!row) throw new HttpError(404, DRAFT_GONE)
  return {
    ...draftFromRow(row),
    revision: row.revision,
    writer_id: row.updated_by,
    sections: row.sections.map(({ section, changed_at, ...saved }) => ({
      ...{ ...saved, section: section as Section },
      changed_at: instant(changed_at),
    })),
    holds: row.holds.map(holdFrom),
    comments: row.comments.map(({ section, at, closed_at, ...comment }) => ({
      ...{ ...comment, section: section as Section },
      ...{ at: instant(at), closed_at: closed_at && instant(closed_at) },
    })),
  }
}

type Source = Pick<Db, 'selectFrom'>
/** For queries within another. */
const within: Source = expressionBuilder<Tables, never>()

/** Of everybody, now. */
export const holdsOf = async (db: Db, draftId: string, now: Date): Promise<Hold[]> =>
  (await holdRows(db, draftId, now).execute()).map(holdFrom)

const sectionRows = (db: Source, draftId: string, after: number) =>
  db
    .selectFrom('desk_sections')
    .leftJoin('users as changer', 'changer.user_id', 'desk_sections.changed_by')
    .where('draft_id', '=', draftId)
    .where('revision', '>', after)
    .orderBy('section')
    .select(['section', 'fields', 'revision', 'changed_at', 'changer.username as changed_by'])
    .$narrowType<{ changed_at: NotNull }>()

const holdRows = (db: Source, draftId: string, now: Date) =>
  db
    .selectFrom('desk_sections')
    .leftJoin('users as holder', 'holder.user_id', 'desk_sections.held_by')
    .leftJoin('users as asker', 'asker.user_id', 'desk_sections.asked_by')
    .where('draft_id', '=', draftId)
    .where('held_by', 'is not', null)
    .where('held_until', '>', now)
    .orderBy('section')
    .select(['section', 'held_by', 'held_until', 'asked_by', 'holder.username as holder_name', 'asker.username as asker_name'])
    .$narrowType<{ held_by: NotNull; held_until: NotNull }>()

interface HoldRow {
  section: string
  held_by: string
  held_until: Date | string
  holder_name: string | null
  asked_by: string | null
  asker_name: string | null
}

const holdFrom = ({ section, held_by, held_until, holder_name, asked_by, asker_name }: HoldRow): Hold => ({
  section: section as Section,
  by: { id: held_by, name: holder_name ?? '' },
  until: instant(held_until),
  asked_by: asked_by ? { id: asked_by, name: asker_name ?? '' } : null,
})

/** Oldest first. */
const commentRows = (db: Source, draftId: string) =>
  db
    .selectFrom('desk_comments')
    .leftJoin('users as writer', 'writer.user_id', 'desk_comments.by_id')
    .leftJoin('users as closer', 'closer.user_id', 'desk_comments.closed_by')
    .where('draft_id', '=', draftId)
    .orderBy('at')
    .orderBy('comment_id')
    .limit(MAX_COMMENTS)
    .select([
      ...(['comment_id', 'section', 'quote', 'text', 'at', 'closed_at'] as const),
      'writer.username as by',
      'closer.username as closed_by',
    ])

/** JSON has times with the zone of the connection. */
const instant = (time: Date | string): string => new Date(time).toISOString()
