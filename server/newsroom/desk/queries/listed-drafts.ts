import { sql } from 'kysely'
import { type DeskState, DRAFT_GONE } from '#contract/newsroom/desk/desk-rules.ts'
import type { ListedDraft } from '#contract/newsroom/desk/desk-shapes.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

export const draftRows = (db: Db) =>
  db
    .selectFrom('desk_drafts')
    .leftJoin('users as assignee', 'assignee.user_id', 'desk_drafts.assignee_id')
    .leftJoin('users as writer', 'writer.user_id', 'desk_drafts.updated_by')
    .select((eb) => [
      ...(['draft_id', 'kind', 'day', 'title', 'note', 'syllabus', 'state', 'counts', 'article_id'] as const),
      'desk_drafts.revision',
      'desk_drafts.updated_at',
      'desk_drafts.updated_by',
      'assignee_id',
      'assignee.username as assignee_name',
      'writer.username as writer_name',
      eb
        .selectFrom('desk_comments')
        .whereRef('desk_comments.draft_id', '=', 'desk_drafts.draft_id')
        .where('closed_at', 'is', null)
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('open_comments'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof draftRows>['execute']>>[number]

export function draftFromRow(row: Row): ListedDraft {
  const { assignee_id, assignee_name, writer_name, open_comments, kind, state, updated_at } = row
  const { translated = null, ...counts } = row.counts
  return {
    draft_id: row.draft_id,
    kind: kind as ListedDraft['kind'],
    day: row.day,
    title: row.title,
    note: row.note,
    syllabus: row.syllabus,
    state: state as DeskState,
    assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' },
    counts,
    translated,
    open_comments: open_comments ?? 0,
    updated_at: updated_at.toISOString(),
    updated_by: writer_name,
    article_id: row.article_id,
  }
}

/** In the order of their day. */
export async function draftsBetween(db: Db, from: string, to: string): Promise<ListedDraft[]> {
  const rows = await draftRows(db)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('position')
    .orderBy('desk_drafts.created_at')
    .execute()
  return rows.map(draftFromRow)
}

/** Newest first. */
export async function ideas(db: Db, most: number): Promise<ListedDraft[]> {
  const rows = await draftRows(db)
    .where('day', 'is', null)
    .orderBy('desk_drafts.created_at', 'desc')
    .orderBy('draft_id')
    .limit(most)
    .execute()
  return rows.map(draftFromRow)
}

/** @throws HttpError 404 */
export async function draftRow(db: Db, draftId: string): Promise<Row> {
  const row = await draftRows(db).where('draft_id', '=', draftId).executeTakeFirst()
  if (!row) throw new HttpError(404, DRAFT_GONE)
  return row
}

/** Days of this time that exist, with the number of their articles. */
export async function entriesBetween(db: Db, from: string, to: string) {
  return db
    .selectFrom('daily_entries')
    .where('publication_date', '>=', from)
    .where('publication_date', '<=', to)
    .orderBy('publication_date')
    .select((eb) => [
      ...(['entry_id', 'publication_date', 'status', 'publish_at', 'revision', 'created_at', 'updated_at'] as const),
      eb
        .selectFrom('articles')
        .whereRef('articles.entry_id', '=', 'daily_entries.entry_id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('articles'),
    ])
    .execute()
}

/** Who can be given an article. */
export const editors = (db: Db): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('users')
    .where('role', '=', 'admin')
    .orderBy('username')
    .limit(200)
    .select(['user_id as id', 'username as name'])
    .execute()
