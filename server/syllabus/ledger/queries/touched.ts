import { sql } from 'kysely'
import { daysAfter } from '#contract/calendar.ts'
import type { Db } from '#server/db/open.ts'
import {
  circumstancesOf,
  dueOn,
  IS_PAUSED,
  isReady,
  isVisible,
  type Learner,
  startOf,
} from '#server/practice/shared/recall-circumstances.ts'
import type { Circumstances } from '#server/practice/shared/recall-day.ts'
import type { Touched } from '../rules.ts'

export interface Work extends Pick<Circumstances, 'exam' | 'day' | 'left'> {
  touched: Touched[]
}

/** Published articles only; cards and written answers outlive them. */
export async function touchedByNodes(db: Db, learner: Learner, now: Date): Promise<Work> {
  const about = await circumstancesOf(db, learner, now)
  const touched = await Promise.all([workByNodes(db, learner.id), cardsByNodes(db, learner, about, now)])
  return { touched: touched.flat(), exam: about.exam, day: about.day, left: about.left }
}

/** `seen`: questions that are still asked. `tried`: articles with a submitted answer to a mains question. */
async function workByNodes(db: Db, userId: string): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    select syllabus as nodes, (count(*) filter (where kind = 'read'))::integer as read, (count(*) filter (where kind = 'finished'))::integer as finished,
      (count(*) filter (where kind = 'tried'))::integer as tried, 0 as answered, 0 as answered_right, 0 as seen,
      0 as written, 0 as score_hundredths, 0 as most_hundredths, max(at) as last
    from (select article_id, 'read' as kind, read_at as at from readings where user_id = ${userId}
      union all select article_id, 'finished', finished_at from finished_articles where user_id = ${userId}
      union all select article_id, 'tried', max(submitted_at) from written_answers
        where user_id = ${userId} and submitted_at is not null group by article_id) as mine
      join articles using (article_id) join daily_entries using (entry_id)
    where status = 'published' and articles.syllabus <> '{}' group by syllabus
    union all
    select ${NODES}, 0, 0, 0, sum(answered)::integer, sum(answered_right)::integer, sum(seen)::integer, 0, 0, 0, max(last)
    from (select article_id, syllabus as own, count(*) as answered, count(*) filter (where was_right) as answered_right,
        count(quiz_questions.question_id) as seen, max(last_answered_at) as last
      from question_results left join quiz_questions using (question_id) where user_id = ${userId} group by article_id, syllabus) as asked
      join articles using (article_id) join daily_entries using (entry_id)
    where status = 'published' and articles.syllabus <> '{}' group by ${NODES}
    union all
    select syllabus, 0, 0, 0, 0, 0, 0, count(*)::integer, coalesce(sum(score_hundredths), 0)::integer,
      coalesce(sum((question ->> 'marks')::integer * 100) filter (where score_hundredths is not null), 0)::integer, max(submitted_at)
    from written_answers where user_id = ${userId} and submitted_at is not null and syllabus <> '{}' group by syllabus`.execute(
    db,
  )
  return rows
}

const NODES = sql`coalesce(own, articles.syllabus)`

/** State 2 is “review” in FSRS. Adding 24 hours is faster than adding days. */
async function cardsByNodes(db: Db, { id, role, timeZone }: Learner, about: Circumstances, now: Date): Promise<Touched[]> {
  const isOver = about.exam?.is_over ?? false
  // A subquery runs once, not for each card.
  const dayEnds = sql`(select ${startOf(daysAfter(about.day, 1), timeZone)})`
  const { rows } = await sql<Touched>`
    select syllabus as nodes, count(*)::integer as cards, (count(*) filter (where is_offered and ${isReady(dayEnds, now)}))::integer as due,
      (count(*) filter (where state = 2 and last_review >= added_at + interval '24 hours'
        and last_review + stability * interval '24 hours' >= ${now}))::integer as known,
      max(coalesce(last_review, added_at)) as last
    from (select syllabus, state, stability, added_at, last_review, ${dueOn(about.examAt)} as due, not ${isOver}::boolean and suspended_at is null
        and (buried_until is null or buried_until <= ${about.day}::date) and not ${IS_PAUSED} and ${isVisible(role, about)} as is_offered
      from recall_cards where user_id = ${id} and syllabus <> '{}') as mine
    group by syllabus`.execute(db)
  return rows
}
