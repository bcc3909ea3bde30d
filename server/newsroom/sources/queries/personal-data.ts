import type { Db } from '#server/db/open.ts'

/** What an editor added to the sources of days; the texts are those of others. */
export const personalSourceData = (db: Db, userId: string) =>
  db
    .selectFrom('desk_sources')
    .where('added_by', '=', userId)
    .orderBy('added_at')
    .select(['day', 'kind', 'title', 'address', 'publisher', 'licence', 'added_at'])
    .execute()
