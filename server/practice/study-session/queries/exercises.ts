import { sql } from 'kysely'
import { MAX_TEST_LINES, WEAK_LINE } from '#contract/practice/study-session-rules.ts'
import type { About } from './articles.ts'

const QUESTION = sql`article_id, question_key, question ->> 'text' as title, (question ->> 'minutes')::integer as minutes`

export const writtenToday = ({ id, start }: About) => sql`
  select ${QUESTION} from written_answers
  where user_id = ${id} and submitted_at is not null and coalesce(submitted_at, given_up_at) >= ${start}
  order by submitted_at desc limit 1`

export const draftOf = ({ id }: About) => sql`
  select ${QUESTION} from written_answers where user_id = ${id} and submitted_at is null and given_up_at is null
  order by saved_at desc, answer_id desc limit 1`

const TEST = sql`title, minutes, question_count as questions`

export const testedToday = ({ id, start }: About) => sql`
  select ${TEST}, attempt_id, opens_at from mock_attempts join mock_tests using (test_id)
  where user_id = ${id} and submitted_at >= ${start} order by submitted_at desc limit 1`

/** Begun, else the next scheduled one that opens within 24 hours. The time of a begun one runs, as if it were scheduled. */
export const nextTest = ({ id, now }: About) => sql`
  (select ${TEST}, attempt_id, started_at as opens_at, 0 as place from mock_attempts join mock_tests using (test_id)
    where user_id = ${id} and submitted_at is null and ends_at > ${now})
  union all
  (select ${TEST}, null, opens_at, 1 from mock_tests
    where owner_id is null and closes_at > ${now} and opens_at <= ${now}::timestamptz + interval '24 hours'
      and not exists (select from mock_attempts where mock_attempts.test_id = mock_tests.test_id and user_id = ${id}))
  order by place, opens_at limit 1`

const LATEST_ANSWERS = 500

/** By the questions answered last. */
export const weakLinesOf = ({ id }: About) => sql`
  with latest as (
    select question_id, article_id, was_right from question_results where user_id = ${id} order by last_answered_at desc limit ${LATEST_ANSWERS}
  ), answers as (
    select coalesce(quiz_questions.syllabus, articles.syllabus) as nodes, count(*) as answered, count(*) filter (where was_right) as is_right
    from latest join articles using (article_id) join daily_entries using (entry_id) left join quiz_questions using (question_id)
    where status = 'published' group by 1
  )
  select line, sum(answered)::integer as answered from answers cross join lateral (
    select distinct split_part(node, '.', 1) || '.' || split_part(node, '.', 2) as line from unnest(nodes) as node) as its
  group by line having sum(answered) >= ${WEAK_LINE.answered} and sum(is_right) * 100 < sum(answered) * ${WEAK_LINE.rightPercent}
  order by sum(is_right) / sum(answered), sum(answered) desc, line limit ${MAX_TEST_LINES}`
