import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** One index lookup per zone. */
export async function listTimeZones(db: Db): Promise<string[]> {
  const { rows } = await sql<{ zone: string }>`
    with recursive zones as (
      select min(time_zone) as zone from users
      union all
      select (select min(time_zone) from users where time_zone > zones.zone) from zones where zone is not null
    )
    select zone from zones where zone is not null`.execute(db)
  return rows.map(({ zone }) => zone)
}
