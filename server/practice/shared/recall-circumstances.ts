import { type RawBuilder, sql } from 'kysely'
import { dayBefore } from '#contract/calendar.ts'
import { type RecallSettings, USUAL_SETTINGS } from '#contract/practice/recall-rules.ts'
import type { Exam } from '#contract/reading/study-plan-rules.ts'
import { can } from '#contract/roles.ts'
import { firstInstant } from '#server/db/first-instant.ts'
import type { Db } from '#server/db/open.ts'
import { localTime } from '#server/platform/time/local-time.ts'
import { type Circumstances, circumstancesFrom, DAY_BEGINS_HOUR, LOOK_AHEAD_MS } from './recall-day.ts'
import { isReserved } from './reserved-quizzes.ts'

export interface Learner {
  id: string
  role: string
  timeZone: string
}

interface CircumstancesRow {
  daily_minutes: number
  exam: Exam | null
  exam_year: number | null
  exam_date: string | null
  announced: string | null
  done: number
  reviews: number
  median: number | null
  weights: number[] | null
  has_reserved: boolean
}

export function dayOf(timeZone: string, instant: Date): string {
  const { day, hour } = localTime(timeZone, instant)
  return hour < DAY_BEGINS_HOUR ? dayBefore(day) : day
}

export const startOf = (day: string, timeZone: string) =>
  firstInstant(sql`(${day}::date + make_interval(hours => ${sql.lit(DAY_BEGINS_HOUR)}))`, timeZone)

/** Its date is the day of recall, as in `dayOf`. */
export const recallTime = (instant: RawBuilder<unknown>, timeZone: string) =>
  sql`(${instant} at time zone ${timeZone} - make_interval(hours => ${sql.lit(DAY_BEGINS_HOUR)}))`

export async function circumstancesOf(db: Db, { id, timeZone }: Learner, now: Date): Promise<Circumstances> {
  const day = dayOf(timeZone, now)
  const { rows } = await sql<CircumstancesRow>`
    select coalesce(daily_minutes, ${USUAL_SETTINGS.daily_minutes}) as daily_minutes, study_plans.exam, exam_year, exam_date, date as announced,
      (select count(distinct card_id) from recall_reviews
        where user_id = ${id} and reviewed_at >= ${startOf(day, timeZone)} and undone_at is null)::integer as done,
      latest.reviews, latest.median, weights, exists (select from mock_tests where reserved_articles is not null) as has_reserved
    from (select count(*)::integer as reviews, percentile_cont(0.5) within group (order by seconds) as median from (
        select seconds from recall_reviews where user_id = ${id} and undone_at is null order by reviewed_at desc limit 200) as answers) as latest
      left join recall_settings on recall_settings.user_id = ${id}
      left join recall_fits on recall_fits.user_id = ${id}
      left join study_plans on study_plans.user_id = ${id}
      left join exam_dates on exam_dates.exam = study_plans.exam and year = exam_year`.execute(db)
  return circumstancesFrom(rows[0] as CircumstancesRow, { day, now })
}

/** As `dueBefore`. */
export function dueOn(examAt: Date | null): RawBuilder<unknown> {
  if (!examAt) return sql.ref('due')
  const back = sql`case when last_review is null then due else least(due, greatest(
    least(last_review + (${examAt}::timestamptz - last_review) * (2.0 / 3), ${examAt}::timestamptz - interval '24 hours'),
    last_review + interval '24 hours')) end`
  return sql`case when ${back} < ${examAt}::timestamptz - make_interval(hours => ${sql.lit(DAY_BEGINS_HOUR)}) then ${back} end`
}

export const isVisible = (role: string, { hasReserved }: Pick<Circumstances, 'hasReserved'>) =>
  hasReserved
    ? sql`(${isInPlan(role)} and (recall_cards.kind <> 'question' or not ${isReserved(sql`recall_cards.article_id`)}))`
    : isInPlan(role)

/**
 * Cards of an article that was taken back, and of a question that was retired because it misleads, wait until it is put back. Nothing is written
 * in them, so their schedules stay.
 */
export const IS_PAUSED = sql<boolean>`(recall_cards.article_id in (select article_id from recalled_articles)
  or (recall_cards.kind = 'question' and source_key in (
    select question_id::text from retired_questions where put_back_at is null and retired_questions.kind in ('wrong', 'unclear'))))`

/** Query of `card_id, state, added_at, last_review, due` of the cards in the person's review. Conditions can be added. */
export const activeCards = ({ id, role }: Learner, about: Circumstances) => sql`
  select card_id, state, added_at, last_review, ${dueOn(about.examAt)} as due from recall_cards
  where user_id = ${id} and suspended_at is null and (buried_until is null or buried_until <= ${about.day}::date)
    and not ${IS_PAUSED} and ${isVisible(role, about)}`

/** Of `activeCards`: reviews are due until the day ends, learning steps by the minute. */
export const isReady = (dayEnds: RawBuilder<unknown>, now: Date) => sql`
  (state = 0 or case when state = 2 then due < ${dayEnds} else due <= ${new Date(now.getTime() + LOOK_AHEAD_MS)}::timestamptz end)`

const isInPlan = (role: string) => sql`(not needs_pro or ${can(role, 'proStudy')})`

export async function settingsOf(db: Db, userId: string): Promise<RecallSettings> {
  const row = await db
    .selectFrom('recall_settings')
    .where('user_id', '=', userId)
    .select(['daily_minutes', 'keep_wrong_answers', 'fit_intervals'])
    .executeTakeFirst()
  return row ?? USUAL_SETTINGS
}
