import { sql } from 'kysely'
import {
  LEAST_FOR_DISCRIMINATION,
  LEAST_FOR_FACILITY,
  LEAST_IN_SITTING,
} from '#contract/newsroom/question-bank/question-bank-rules.ts'
import type { Db } from '#server/db/open.ts'
import { articlesToCount } from '../queries/answered.ts'

/** A statement for each number of articles, so that none holds locks for long. */
const ARTICLES_AT_ONCE = 20

/**
 * Counts again all questions of the articles that were answered since the last count. Judged by the key that a question has now, so a corrected
 * key mends its figures. Tests of compilations do not count: they repeat what was asked.
 */
export async function countAnswers(db: Db, now: Date, stopping: AbortSignal): Promise<void> {
  const ids = await articlesToCount(db)
  for (let at = 0; at < ids.length && !stopping.aborted; at += ARTICLES_AT_ONCE)
    await countOf(ids.slice(at, at + ARTICLES_AT_ONCE), now).execute(db)
}

const countOf = (articleIds: string[], now: Date) => sql`
  with asked as (
    select question_id, article_id, day, coalesce(quiz_questions.correct_option, retired_questions.question ->> 'correct_option') as right_letter
    from bank_questions left join quiz_questions using (question_id) left join retired_questions using (question_id, article_id)
    where article_id = any(${articleIds}::uuid[])
  ), papers as (
    select question_id, question_id as paper_id, right_letter from asked
    union all
    select asked.question_id, (paper ->> 'question_id')::uuid, right_letter
    from mock_tests cross join lateral jsonb_array_elements(questions) as paper join asked on asked.question_id = (paper ->> 'source_id')::uuid
    where owner_id is null
  ), given as (
    select user_id, question_id, quiz_attempts.answers ->> question_id::text as letter, right_letter, completed_at as at, score, total_questions as total
    from asked join quiz_editions using (article_id) join quiz_attempts using (edition_id) where answers ? question_id::text
    union all
    select user_id, question_id, answers ->> question_id::text, right_letter, answered_at, score, total_questions
    from asked join daily_question_answers on publication_date = day where answers ? question_id::text
    union all
    select user_id, papers.question_id, option, right_letter, started_at + given_ms * interval '1 millisecond', right_answers, question_count
    from papers join mock_answers on mock_answers.question_id = paper_id join mock_attempts using (attempt_id) join mock_tests using (test_id)
    where option is not null and mock_attempts.marked_at is not null
  ), first as (
    select distinct on (user_id, question_id) question_id, letter, (letter = right_letter)::integer as is_right,
      greatest(score - (letter = right_letter)::integer, 0)::double precision / nullif(total - 1, 0) as rest, total
    from given order by user_id, question_id, at
  ), figures as (
    select question_id, count(*) as answers, sum(is_right) as right_answers,
      count(*) filter (where total >= ${LEAST_IN_SITTING}::integer) as sittings,
      corr(is_right, rest) filter (where total >= ${LEAST_IN_SITTING}::integer) as discrimination
    from first group by question_id
  ), letters as (
    select question_id, jsonb_object_agg(letter, count) as chosen
    from (select question_id, letter, count(*) as count from first group by question_id, letter) as by_letter group by question_id
  )
  update bank_questions as bank set answers = coalesce(figures.answers, 0), right_answers = coalesce(figures.right_answers, 0),
    chosen = coalesce(letters.chosen, '{}'), counted_at = ${now},
    facility = case when figures.answers >= ${LEAST_FOR_FACILITY}::integer then figures.right_answers::real / figures.answers end,
    discrimination = case when figures.sittings >= ${LEAST_FOR_DISCRIMINATION}::integer then figures.discrimination end
  from asked left join figures using (question_id) left join letters using (question_id)
  where bank.question_id = asked.question_id`
