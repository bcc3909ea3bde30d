import { sql } from 'kysely'
import type { Audience, AudienceQuery } from '#contract/newsroom/entries.ts'
import { isArchiveDay } from '#contract/newsroom/news-rules.ts'
import type { Db } from '#server/db/open.ts'
import { dayIn, INDIA } from '#server/platform/time/local-time.ts'

/** Zero if announced before, as nobody is notified again, and for the archive. */
export async function audienceOf(
  db: Db,
  { entry_id: entryId, publication_date: day, published_on }: AudienceQuery,
  now: Date,
): Promise<Audience> {
  const is_archive = day !== undefined && isArchiveDay(day, published_on ?? dayIn(INDIA, now))
  const { rows } = await sql<{ was_announced: boolean; readers: number }>`
    with announced as (select from broadcasts where about = ${`entry:${entryId ?? ''}`})
    select exists (select from announced) as was_announced, (
      select count(*)::integer from users where suspended_at is null and not exists (select from announced)
        and not exists (select from broadcast_silences as silence
          where silence.user_id = users.user_id and silence.type = 'new_article' and silence.silent_to is null)) as readers`.execute(
    db,
  )
  const { readers = 0, was_announced = false } = rows[0] ?? {}
  return { readers: is_archive ? 0 : readers, was_announced, is_archive }
}
