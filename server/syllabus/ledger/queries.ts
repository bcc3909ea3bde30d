import { sql } from 'kysely'
import type { NextThing } from '#contract/syllabus/ledger.ts'
import { withDescendants } from '#contract/syllabus/nodes.ts'
import type { Db } from '#server/db/open.ts'
import type { Counted, Touched } from './rules.ts'

export async function publishedByNodes(db: Db): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select syllabus as nodes, count(*)::integer as count from articles join daily_entries using (entry_id)
    where status = 'published' and syllabus <> '{}' group by syllabus`.execute(db)
  return rows
}

/** Published articles only; cards outlive them. Parallel: each query takes milliseconds. */
export async function touchedByNodes(db: Db, userId: string, now: Date): Promise<Touched[]> {
  return (await Promise.all([readByNodes(db, userId), answeredByNodes(db, userId), cardsByNodes(db, userId, now)])).flat()
}

async function readByNodes(db: Db, userId: string): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    select syllabus as nodes, count(*)::integer as read, max(read_at) as last
    from readings join articles using (article_id) join daily_entries using (entry_id)
    where user_id = ${userId} and status = 'published' and articles.syllabus <> '{}' group by syllabus`.execute(db)
  return rows
}

async function answeredByNodes(db: Db, userId: string): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    select coalesce(quiz_questions.syllabus, articles.syllabus) as nodes, sum(answered)::integer as answered,
      sum(answered_right)::integer as answered_right, max(last_answered_at) as last
    from question_results join articles using (article_id) join daily_entries using (entry_id)
      left join quiz_questions using (question_id)
    where user_id = ${userId} and status = 'published' and articles.syllabus <> '{}'
    group by coalesce(quiz_questions.syllabus, articles.syllabus)`.execute(db)
  return rows
}

/** State 2 is “review” in FSRS. Adding 24 hours is faster than adding days. */
async function cardsByNodes(db: Db, userId: string, now: Date): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    select syllabus as nodes, count(*)::integer as cards,
      count(*) filter (where state = 2 and last_review >= added_at + interval '24 hours'
        and last_review + stability * interval '24 hours' >= ${now})::integer as known,
      max(coalesce(last_review, added_at)) as last
    from recall_cards where user_id = ${userId} and syllabus <> '{}' group by syllabus`.execute(db)
  return rows
}

const ENOUGH = 3

/** Latest day first. */
export async function possibleThings(db: Db, userId: string, nodeId: string, mayPractise: boolean): Promise<NextThing[]> {
  const { rows } = await sql<{ thing: NextThing }>`
    with about as (
      select article_id, title, publication_date, reading_minutes, position from articles join daily_entries using (entry_id)
      where status = 'published' and syllabus && ${withDescendants(nodeId)}::text[]
    ), unread as (
      select about.* from about where not exists (select from readings where user_id = ${userId} and readings.article_id = about.article_id)
      order by publication_date desc, position limit ${ENOUGH}
    ), untaken as (
      select about.*, quiz_id from about join readings using (article_id) join quizzes using (article_id)
      where ${mayPractise} and user_id = ${userId}
        and not exists (select from quiz_attempts join quiz_editions using (edition_id)
          where quiz_attempts.user_id = ${userId} and quiz_editions.quiz_id = quizzes.quiz_id)
      order by publication_date desc, position limit ${ENOUGH}
    ), latest as (
      select distinct on (article_id) article_id, attempt_id, total_questions - score as wrong
      from quiz_attempts join quiz_editions using (edition_id)
      where ${mayPractise} and user_id = ${userId} and article_id in (select article_id from about)
      order by article_id, completed_at desc, attempt_id desc
    ), wrong as (
      select about.*, attempt_id, wrong from about join latest using (article_id) where wrong > 0
      order by publication_date desc, position limit ${ENOUGH}
    )
    select jsonb_build_object('kind', 'read', 'article', ${articleOf('unread')}) as thing, publication_date, position from unread
    union all
    select jsonb_build_object('kind', 'quiz', 'article', ${articleOf('untaken')}, 'quiz_id', quiz_id,
      'questions', (select count(*) from quiz_questions where quiz_questions.quiz_id = untaken.quiz_id)), publication_date, position from untaken
    union all
    select jsonb_build_object('kind', 'repeat', 'article', ${articleOf('wrong')}, 'attempt_id', attempt_id, 'wrong', wrong), publication_date, position
    from wrong
    order by publication_date desc, position`.execute(db)
  return rows.map(({ thing }) => thing)
}

const articleOf = (
  table: string,
) => sql`jsonb_build_object('article_id', ${sql.ref(`${table}.article_id`)}, 'title', ${sql.ref(`${table}.title`)},
  'publication_date', ${sql.ref(`${table}.publication_date`)}, 'reading_minutes', ${sql.ref(`${table}.reading_minutes`)})`
