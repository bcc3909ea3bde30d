import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Limit } from './limit.ts'

interface StoredWindow extends Limit {
  table: string
  /** Primary key: column and value. */
  key: Record<string, string>
  /** Column name. */
  count: string
  unless?: RawBuilder<unknown>
}

/**
 * One statement: exact under concurrency.
 * @returns false when the limit is reached
 */
export async function countInWindow(
  db: Db,
  { table, key, count, most, windowMs, unless = sql`false` }: StoredWindow,
  now: Date,
): Promise<boolean> {
  const columns = sql.join(Object.keys(key).map((column) => sql.ref(column)))
  const used = sql.ref(`${table}.${count}`)
  const ends = sql.ref(`${table}.window_ends_at`)
  const isOver = sql`${ends} <= ${now}`
  const { rows } = await sql`
    insert into ${sql.table(table)} (${columns}, ${sql.ref(count)}, window_ends_at)
      values (${sql.join(Object.values(key))}, 1, ${new Date(now.getTime() + windowMs)})
    on conflict (${columns}) do update set
      ${sql.ref(count)} = case when ${isOver} then 1 else ${used} + 1 end,
      window_ends_at = case when ${isOver} then excluded.window_ends_at else ${ends} end
    where (${isOver} or ${used} < ${most}) and not (${unless})
    returning 1 as counted`.execute(db)
  return rows.length > 0
}
