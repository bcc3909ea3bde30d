import { sql } from 'kysely'
import type { SkippedStep } from '#contract/practice/study-session.ts'
import type { Db } from '#server/db/open.ts'
import { dayOf, type Learner } from '#server/practice/shared/recall-circumstances.ts'

/** Steps of a session are few. */
const MAX_SKIPPED = 50

/** Idempotent. One that arrives on a later day is out of date. */
export async function skipStep(db: Db, { id, timeZone }: Learner, { day, step, skipped }: SkippedStep, now: Date): Promise<void> {
  if (day !== dayOf(timeZone, now)) return
  const others = sql`array_remove(case when session_skips.day = ${day}::date then session_skips.steps else '{}' end, ${step})`
  await sql`
    insert into session_skips (user_id, day, steps) values (${id}, ${day}, ${skipped ? [step] : []}::text[])
    on conflict (user_id) do update set day = excluded.day, steps = (excluded.steps || ${others})[1:${sql.lit(MAX_SKIPPED)}]`.execute(
    db,
  )
}
