import { type RawBuilder, sql } from 'kysely'
import { QUESTIONS_OF_A_DAY } from '#contract/practice/daily-questions.ts'
import { isReserved } from '#server/practice/shared/reserved-quizzes.ts'
import { titlesOf } from '#server/reading/shared/translated-titles.ts'

export interface About {
  id: string
  /** Of the person's day. */
  start: RawBuilder<unknown>
  now: Date
  isPro: boolean
}

const LATEST_DAYS = 7
const MAX_ARTICLES = 60
const MAX_MIDWAY = 5

/** Quizzes may be taken before the day of publication, where it was published early. */
const EARLY = sql`interval '7 days'`

/** Unread ones of the latest days, and partly read ones, as they were when the day began; with their quizzes, unless taken before. */
export const articlesOf = ({ id, start, isPro }: About) => sql`
  with latest as (
    select entry_id, publication_date from daily_entries where status = 'published' order by publication_date desc limit ${LATEST_DAYS}
  ), taken as (
    select quiz_id, bool_or(completed_at < ${start}) as is_taken_before, bool_or(completed_at >= ${start}) as is_taken_today from quiz_attempts join quiz_editions using (edition_id)
    where ${isPro} and user_id = ${id} and completed_at >= (select min(publication_date) from latest) - ${EARLY} group by quiz_id
  ), midway as (
    select article_id from reading_positions where user_id = ${id} and ${IS_MIDWAY} order by updated_at desc limit ${MAX_MIDWAY}
  ), possible as (
    select article_id from latest join articles using (entry_id) union select article_id from midway
  )
  select articles.article_id, articles.title, ${titlesOf(sql.ref('articles'))} as title_translated, greatest(reading_minutes, 1) as reading_minutes, publication_date,
    coalesce(${IS_MIDWAY}, false) and finished_at is null as is_begun,
    coalesce(finished_at is not null or ${isAtEnd(start)} or read_at >= ${start} and is_taken_today, false) as is_finished,
    case when quizzes.quiz_id is not null and is_taken_before is not true then jsonb_build_object('quiz_id', quizzes.quiz_id,
      'questions', (select count(*) from quiz_questions where quiz_questions.quiz_id = quizzes.quiz_id),
      'is_taken', is_taken_before is not null) end as quiz
  from possible join articles using (article_id) join daily_entries using (entry_id)
    left join readings on readings.user_id = ${id} and readings.article_id = articles.article_id
    left join finished_articles on finished_articles.user_id = ${id} and finished_articles.article_id = articles.article_id
    left join reading_positions on reading_positions.user_id = ${id} and reading_positions.article_id = articles.article_id
    left join quizzes on ${isPro} and quizzes.article_id = articles.article_id and not ${isReserved(sql`articles.article_id`)}
    left join taken on taken.quiz_id = quizzes.quiz_id
  where status = 'published'
    and case when finished_at is null then read_at is null or read_at >= ${start} or ${IS_MIDWAY} or ${isAtEnd(start)} else finished_at >= ${start} end
  order by publication_date desc, articles.position limit ${MAX_ARTICLES}`

/** As half-read articles of Today. */
const IS_MIDWAY = sql`(reading_positions.position > 0.03 and reading_positions.position < 0.97)`

/** Not everybody marks an article as finished. */
const isAtEnd = (start: RawBuilder<unknown>) =>
  sql`(reading_positions.position >= 0.97 and reading_positions.updated_at >= ${start})`

/** Of the latest day that has any, unless answered before today. */
export const questionsOf = ({ id, start }: About) => sql`
  with latest as (
    select entry_id, publication_date from daily_entries
    where status = 'published' and exists (select from ${openQuizzes(sql`daily_entries.entry_id`)})
    order by publication_date desc limit 1
  )
  select least(${QUESTIONS_OF_A_DAY}, (select count(*) from ${openQuizzes(sql`latest.entry_id`)})) as count, answered_at is not null as is_done
  from latest left join daily_question_answers on user_id = ${id} and daily_question_answers.publication_date = latest.publication_date
  where answered_at is null or answered_at >= ${start}`

const openQuizzes = (
  entryId: RawBuilder<unknown>,
) => sql`articles join quizzes using (article_id) join quiz_questions using (quiz_id)
  where articles.entry_id = ${entryId} and not ${isReserved(sql`articles.article_id`)}`

export const learntOf = ({ id, start }: About) => sql`jsonb_build_object(
  'articles', (select count(*) from finished_articles where user_id = ${id} and finished_at >= ${start}),
  'questions', (select coalesce(sum(total_questions), 0) from quiz_attempts where user_id = ${id} and completed_at >= ${start})
    + (select coalesce(sum(total_questions), 0) from daily_question_answers where user_id = ${id} and answered_at >= ${start})
    + (select coalesce(sum(right_answers + wrong_answers), 0) from mock_attempts where user_id = ${id} and submitted_at >= ${start}),
  'answers', (select count(submitted_at) from written_answers
    where user_id = ${id} and coalesce(submitted_at, given_up_at) >= ${start}))`
