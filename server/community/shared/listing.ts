import { type RawBuilder, sql } from 'kysely'
import { isAuthorOrModerator } from '#contract/community/forum-rules.ts'
import { containsPatterns } from '#server/db/search-patterns.ts'

export interface Listing {
  category?: string | undefined
  q?: string | undefined
  id?: string | undefined
  /** Of the previous page's last entry. */
  before?: [created_at: string, id: string] | undefined
  limit: number
}

/**
 * The query must name its table `item`.
 * @param key id column @param words must equal the expression of its index
 */
export function matching({ category, q, id, before }: Listing, key: RawBuilder<unknown>, words: RawBuilder<unknown>) {
  const conditions = containsPatterns(q ?? '').map((pattern) => sql`(${words}) ~* ${pattern}`)
  if (category) conditions.push(sql`item.category = ${category}`)
  if (id) conditions.push(sql`${key} = ${id}`)
  if (before) conditions.push(sql`(item.created_at, ${key}) < (${new Date(before[0])}, ${before[1]})`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** @param rows up to `limit + 1` */
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

/** Null for samples and deleted accounts. */
export interface AuthoredRow {
  author_id: string | null
  username: string | null
  created_at: Date
}

export const forViewer =
  (viewer: { id: string; role: string }) =>
  <Row extends AuthoredRow>(row: Row) => ({
    ...row,
    author: row.username === null ? null : { username: row.username },
    is_own: row.author_id === viewer.id,
    may_delete: isAuthorOrModerator(viewer, row.author_id),
    created_at: row.created_at.toISOString(),
  })

export type RowOf<Entry> = Omit<Entry, 'author' | 'is_own' | 'may_delete' | 'created_at'> & AuthoredRow
