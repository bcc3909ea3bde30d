import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Table } from './tables.ts'

/** The queue's own tables depend on its version and engine. */
export const UNFINISHED_JOBS: Table = {
  name: 'carried_jobs',
  columns: [
    { name: 'job_id', type: 'uuid' },
    { name: 'name', type: 'text' },
    { name: 'data', type: 'jsonb' },
    { name: 'due_at', type: 'timestamp with time zone' },
    { name: 'created_at', type: 'timestamp with time zone' },
    { name: 'given_up', type: 'jsonb' },
  ],
  key: ['job_id'],
}

/** Without recurring jobs. Keeps ids, and so Message-IDs. */
export async function* unfinishedJobs(db: Db): AsyncGenerator<string[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('jobs.job') is not null as there`.execute(db)
  if (!rows[0]?.there) return
  await sql`declare backup_jobs no scroll cursor for
    select to_json(array[id::text, name, data::text, start_after::text, created_on::text,
      case when source_name is not null then
        jsonb_build_object('name', source_name, 'created_on', source_created_on, 'tries', source_retry_count, 'output', source_output) end::text
    ])::text as line
    from jobs.job where state::text in ('created', 'retry', 'active')
      and name not like '\\_\\_pgboss%' and name not in (select name from jobs.schedule)
    order by id`.execute(db)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch 500 from backup_jobs`.execute(db)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close backup_jobs`.execute(db)
}
