import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

export interface Written {
  act: 'INSERT' | 'UPDATE' | 'DELETE'
  table: string
  owner: string | null
}

/** By triggers: a rollback also removes its log, so it has exactly the committed changes. */
export async function logWrites(db: Db): Promise<void> {
  await sql`create table write_log (act text not null, table_name text not null, owner text)`.execute(db)
  await sql`
    create function note_write() returns trigger language plpgsql as $$
    declare
      written jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
    begin
      insert into write_log values (tg_op, tg_table_name, coalesce(written ->> 'user_id', written ->> 'author_id'));
      return null;
    end $$`.execute(db)
  await sql`
    do $$
    declare
      name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'write_log' loop
        execute format('create trigger note_write after insert or update or delete on %I for each row execute function note_write()', name);
      end loop;
    end $$`.execute(db)
}

/** Since the last call. */
export async function takeWrites(db: Db): Promise<Written[]> {
  const { rows } = await sql<Written>`delete from write_log returning act, table_name as "table", owner`.execute(db)
  return rows
}
