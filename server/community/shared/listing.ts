import { type RawBuilder, sql } from 'kysely'
import { isAuthorOrModerator } from '#contract/community/forum-rules.ts'
import { containsPatterns } from '#server/db/search-patterns.ts'

/** Filters of a list in descending order of creation. */
export interface Listing {
  category?: string | undefined
  q?: string | undefined
  id?: string | undefined
  /** Creation time and id of the last entry on the previous page. */
  before?: [created_at: string, id: string] | undefined
  limit: number
}

/**
 * The `where` conditions of a list. The query must name its table `item`.
 * @param key the id column @param words the searched expression; it must equal the expression of its index
 */
export function matching({ category, q, id, before }: Listing, key: RawBuilder<unknown>, words: RawBuilder<unknown>) {
  const conditions = containsPatterns(q ?? '').map((pattern) => sql`(${words}) ~* ${pattern}`)
  if (category) conditions.push(sql`item.category = ${category}`)
  if (id) conditions.push(sql`${key} = ${id}`)
  if (before) conditions.push(sql`(item.created_at, ${key}) < (${new Date(before[0])}, ${before[1]})`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** @param rows up to `limit + 1` rows; the extra row means that there is a next page */
export function pageOf<Row extends { created_at: Date }, Entry>(
  rows: Row[],
  { limit }: Listing,
  idOf: (row: Row) => string,
  toEntry: (row: Row) => Entry,
): { data: Entry[]; next_before: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    data: page.map(toEntry),
    next_before: rows.length > limit && last ? `${last.created_at.toISOString()}~${idOf(last)}` : null,
  }
}

/** The author is `null` for samples and after the account was deleted. */
export interface AuthoredRow {
  author_id: string | null
  username: string | null
  created_at: Date
}

/** Adds the author's name and the viewer's permissions to a row. */
export const forViewer =
  (viewer: { id: string; role: string }) =>
  <Row extends AuthoredRow>(row: Row) => ({
    ...row,
    author: row.username === null ? null : { username: row.username },
    is_own: row.author_id === viewer.id,
    may_delete: isAuthorOrModerator(viewer, row.author_id),
    created_at: row.created_at.toISOString(),
  })

/** The database row of a list entry. */
export type RowOf<Entry> = Omit<Entry, 'author' | 'is_own' | 'may_delete' | 'created_at'> & AuthoredRow
