import { type RawBuilder, sql } from 'kysely'

/** What narrows a list that is newest first. */
export interface Listing {
  category?: string | undefined
  q?: string | undefined
  id?: string | undefined
  /** Time and id of the last of the page before. */
  before?: [created_at: string, id: string] | undefined
  limit: number
}

/** More words than these are no search any more. */
const MAX_WORDS = 8

/** Patterns for `ilike`, one for each word: what somebody types stands for itself. */
export function patternsOf(text: string): string[] {
  const words = text.trim().split(/\s+/).filter(Boolean)
  return words.slice(0, MAX_WORDS).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/**
 * The conditions of a list whose table goes by the name `item`.
 * @param key the id's column; @param words what is searched, written as its index is
 */
export function matching({ category, q, id, before }: Listing, key: RawBuilder<unknown>, words: RawBuilder<unknown>) {
  const conditions = patternsOf(q ?? '').map((pattern) => sql`(${words}) ilike ${pattern}`)
  if (category) conditions.push(sql`item.category = ${category}`)
  if (id) conditions.push(sql`${key} = ${id}`)
  if (before) conditions.push(sql`(item.created_at, ${key}) < (${new Date(before[0])}, ${before[1]})`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** @param rows one more than the limit where there is a next page */
export function pageOf<Row extends { created_at: Date }, Entry>(
  rows: Row[],
  { limit }: Listing,
  idOf: (row: Row) => string,
  shown: (row: Row) => Entry,
): { data: Entry[]; next_before: string | null } {
  const kept = rows.slice(0, limit)
  const last = kept.at(-1)
  return {
    data: kept.map(shown),
    next_before: rows.length > limit && last ? `${last.created_at.toISOString()}~${idOf(last)}` : null,
  }
}

/** A row that somebody wrote; nobody where it is the product's own. */
export interface Written {
  author_id: string | null
  username: string | null
  created_at: Date
}

/** What a list says of a row's author and of what its reader may do with it. */
export const forReader =
  (reader: { id: string }, isModerator: boolean) =>
  <Row extends Written>(row: Row) => ({
    ...row,
    author: row.username === null ? null : { username: row.username },
    is_own: row.author_id === reader.id,
    may_delete: isModerator || row.author_id === reader.id,
    created_at: row.created_at.toISOString(),
  })

/** An entry of a list as the database gives it. */
export type Stored<Entry> = Omit<Entry, 'author' | 'is_own' | 'may_delete' | 'created_at'> & Written
