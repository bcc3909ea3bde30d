import { sql } from 'kysely'
import { daysAfter } from '#contract/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { activeCards, isReady, type Learner, startOf } from '#server/practice/shared/recall-circumstances.ts'
import type { Circumstances } from '#server/practice/shared/recall-day.ts'
import type { SessionCards } from '../rules.ts'

const NONE: SessionCards = { ready: 0, begun: 0, ready_before: 0, done_before: 0, until_tomorrow: 0 }

/** `ready` and `begun` as the queue of the review has them. */
export async function cardsOfDay(db: Db, learner: Learner, about: Circumstances, now: Date): Promise<SessionCards> {
  if (about.exam?.is_over) return NONE
  const instant = (days: number) => startOf(daysAfter(about.day, days), learner.timeZone)
  const { rows } = await sql<SessionCards>`
    with day as materialized (
      select ${instant(0)} as begins, ${instant(1)} as ends, ${instant(2)} as next_ends
    ), mine as (${activeCards(learner, about)}), marked as (
      select due, state, ${isReady(sql`ends`, now)} and not (state <> 2 and due > ${now}::timestamptz) as is_ready, next_ends,
        coalesce(last_review >= begins, false) as is_done, added_at < begins as is_old
      from mine cross join day
    )
    select count(*) filter (where is_ready and not (is_done and state in (1, 3)))::integer as ready,
      count(*) filter (where is_ready and is_done and state in (1, 3))::integer as begun,
      count(*) filter (where is_ready and is_old and not (is_done and state in (1, 3)))::integer as ready_before,
      count(*) filter (where is_done and is_old)::integer as done_before,
      count(*) filter (where state = 0 or due < next_ends)::integer as until_tomorrow
    from marked`.execute(db)
  return rows[0] ?? NONE
}
