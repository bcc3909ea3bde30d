import { sql } from 'kysely'
import type { SystemState } from '#contract/site/system.ts'
import { migrationNames } from '#server/db/migrate.ts'
import type { Db } from '#server/db/open.ts'

interface Row {
  version: string
  migration: string
  applied: number
  bytes: number
  waiting: number
  oldest: number
  given_up: number
}

/** One query. */
export async function databaseState(
  db: Db,
  now: Date,
): Promise<{ database: Omit<SystemState['database'], 'engine'>; outbox: SystemState['outbox'] }> {
  const { rows } = await sql<Row>`
    select current_setting('server_version') as version,
      (select max(name) from schema_migrations) as migration,
      (select count(*)::int from schema_migrations) as applied,
      pg_database_size(current_database()) as bytes,
      due.waiting, due.oldest,
      (select count(*)::int from mail_deliveries where settled_at is not null and not is_sent and last_error is not null) as given_up
    from (
      select count(*)::int as waiting,
        greatest(coalesce(extract(epoch from ${now}::timestamptz - min(queued_at)), 0), 0)::int as oldest
      from mail_deliveries where settled_at is null and due_at <= ${now}) as due`.execute(db)
  const { version, migration, applied, bytes, ...outbox } = rows[0] as Row
  return { database: { version, migration, is_current: applied >= migrationNames().length, bytes }, outbox }
}
