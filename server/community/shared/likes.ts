import { sql } from 'kysely'
import type { Reaction } from '#contract/community/posts.ts'
import type { Db } from '#server/db/open.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'

export interface LikesTable {
  likes: string
  /** Table with `likes_count`. */
  of: string
  /** Id column in both tables. */
  key: string
}

/**
 * Needs a transaction. Counts changed rows, so repeated and concurrent calls count once.
 * @throws HttpError 429
 */
export async function setLike(
  db: Db,
  { likes, of, key, id }: LikesTable & { id: string },
  userId: string,
  isLiked: boolean,
  quotas: Quotas,
  now: Date,
) {
  const [table, column] = [sql.table(likes), sql.ref(key)]
  const changed = await (isLiked
    ? sql`insert into ${table} (${column}, user_id, created_at) values (${id}, ${userId}, ${now}) on conflict do nothing returning 1`
    : sql`delete from ${table} where ${column} = ${id} and user_id = ${userId} returning 1`
  ).execute(db)
  const step = isLiked ? changed.rows.length : -changed.rows.length
  if (step > 0) await consumeQuota(db, userId, 'reactions', quotas.reactions, now)
  const { rows } = await sql<{ likes: number }>`
    update ${sql.table(of)} set likes_count = likes_count + ${step} where ${column} = ${id} returning likes_count as likes`.execute(
    db,
  )
  return { likes: rows[0]?.likes ?? 0, user_reaction: isLiked ? ('like' as const) : null }
}

/** The caller has locked the liked rows. */
export async function dropLikes(db: Db, { likes, of, key }: LikesTable, userId: string): Promise<void> {
  const column = sql.ref(key)
  await sql`
    with gone as (delete from ${sql.table(likes)} where user_id = ${userId} returning ${column} as liked)
    update ${sql.table(of)} set likes_count = likes_count - 1 from gone where ${column} = liked`.execute(db)
}

/**
 * Repeating a reaction removes it. The caller has locked the row. `materialized`: PostgreSQL must not recompute `change` when it
 * rechecks the update after a lock wait.
 */
export async function setReaction(
  db: Db,
  { likes, of, key, id }: LikesTable & { id: string },
  userId: string,
  reaction: 'like' | 'dislike',
  now: Date,
): Promise<Reaction | undefined> {
  const [table, column] = [sql.table(likes), sql.ref(key)]
  const { rows } = await sql<Reaction>`
    with removed as (
      delete from ${table} where ${column} = ${id} and user_id = ${userId} and reaction = ${reaction} returning 1
    ), put as (
      insert into ${table} (${column}, user_id, reaction, created_at)
      select ${id}, ${userId}, ${reaction}, ${now} where not exists (select from removed)
      on conflict (${column}, user_id) do update set reaction = excluded.reaction, created_at = excluded.created_at
        where ${table}.reaction <> excluded.reaction
      returning xmax = 0 as is_new
    ), change as materialized (
      select (select count(*)::integer from put) - (select count(*)::integer from removed) as same,
        (select count(*)::integer from put where not is_new) as other
    )
    update ${sql.table(of)} set
      likes_count = likes_count + case when ${reaction} = 'like' then same else - other end,
      dislikes_count = dislikes_count + case when ${reaction} = 'dislike' then same else - other end
    from change where ${column} = ${id}
    returning likes_count, dislikes_count,
      case when exists (select from removed) then 'removed' when other = 1 then 'updated' else 'created' end as action,
      case when exists (select from removed) then null else ${reaction} end as user_reaction`.execute(db)
  return rows[0]
}
