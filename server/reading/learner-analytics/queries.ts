import { sql } from 'kysely'
import type { LearnerAnalytics } from '#contract/reading/learner-analytics.ts'
import type { Db } from '#server/db/open.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { type DayOfReading, firstDay, weeksOf } from './rules.ts'

interface Learner {
  id: string
  timeZone: string
}

export async function analyticsOf(db: Db, learner: Learner, now: Date): Promise<LearnerAnalytics> {
  const today = dayIn(learner.timeZone, now)
  const days = await daysOf(db, learner, firstDay(today))
  return {
    today,
    weeks: weeksOf(days, today),
    days: days.flatMap(({ day, articles, in_streak }) => (in_streak ? [{ day, articles }] : [])),
    papers: await papersOf(db, learner.id),
  }
}

/** Streaks keep days whose readings were removed. */
async function daysOf(db: Db, { id, timeZone }: Learner, from: string) {
  const { rows } = await sql<DayOfReading & { in_streak: boolean }>`
    with read as (
      select (read_at at time zone ${timeZone})::date as day, reading_minutes from readings join articles using (article_id)
      where user_id = ${id} and read_at >= ${from}::date - interval '1 day'
    ), per_day as (
      select day, count(*)::integer as articles, sum(reading_minutes)::integer as minutes from read where day >= ${from}::date group by day
    ), streak as (
      select day from reading_days where user_id = ${id} and day >= ${from}::date
    )
    select day, coalesce(articles, 0) as articles, coalesce(minutes, 0) as minutes, streak.day is not null as in_streak
    from per_day full join streak using (day) order by day`.execute(db)
  return rows
}

/** Attempts count as scored, even if the quiz was replaced since. */
async function papersOf(db: Db, userId: string): Promise<LearnerAnalytics['papers']> {
  const { rows } = await sql<LearnerAnalytics['papers'][number]>`
    with scored as (
      select article_id, sum(total_questions) as answered, sum(score) as correct
      from quiz_attempts join quiz_editions using (edition_id) where user_id = ${userId} group by article_id
      union all
      select article_id, count(*), count(*) filter (where given.letter = correct_option)
      from daily_question_answers
        cross join jsonb_each_text(answers) as given (question_id, letter)
        cross join lateral (${ANSWERED_QUESTION} union all ${LIVE_QUESTION}) as question
      where user_id = ${userId} group by article_id
    )
    select gs_paper_category as paper, sum(answered)::integer as answered, sum(correct)::integer as "right"
    from scored join articles using (article_id) group by gs_paper_category order by gs_paper_category`.execute(db)
  return rows
}

const ANSWERED_QUESTION = sql`
  select quiz_editions.article_id, question ->> 'correct_option' as correct_option
  from unnest(question_ids, edition_ids) as asked (question_id, edition_id)
    join quiz_editions using (edition_id)
    cross join lateral jsonb_array_elements(questions) as question
  where asked.question_id = given.question_id::uuid and question ->> 'question_id' = given.question_id`

/** Answers of an older version have no editions. `limit 1` forces an index lookup: the planner would read the whole table. */
const LIVE_QUESTION = sql`(
  select quizzes.article_id, correct_option from quiz_questions join quizzes using (quiz_id)
  where question_ids is null and quiz_questions.question_id = given.question_id::uuid limit 1)`
