import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

export async function deleteJobsAbout(db: Db, { userId, emails }: { userId: string; emails: string[] }): Promise<void> {
  const words = [userId, ...emails].map((word) => word.toLowerCase())
  const { rows } = await sql<{ there: boolean }>`select to_regclass('jobs.job') is not null as there`.execute(db)
  if (rows[0]?.there)
    await sql`
      delete from jobs.job using unnest(${words}::text[]) as word
      where position(word in lower(concat(data::text, output::text, source_output::text))) > 0`.execute(db)
  await sql`
    delete from carried_jobs using unnest(${words}::text[]) as word
    where position(word in lower(concat(data::text, given_up::text))) > 0`.execute(db)
}
