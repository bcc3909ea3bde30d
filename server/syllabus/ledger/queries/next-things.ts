import { type RawBuilder, sql } from 'kysely'
import { can } from '#contract/roles.ts'
import type { NextThing } from '#contract/syllabus/ledger.ts'
import { withDescendants } from '#contract/syllabus/nodes.ts'
import type { Db } from '#server/db/open.ts'
import type { Learner } from '#server/practice/shared/recall-circumstances.ts'
import { isReserved } from '#server/practice/shared/reserved-quizzes.ts'
import { titlesOf } from '#server/reading/shared/translated-titles.ts'
import { candidatesIn, chosenThings, daysLeft, libraryByNode, type Possible, rankedThings, totalsByNode } from '../rules.ts'
import { libraryByNodes } from './library.ts'
import { touchedByNodes } from './touched.ts'

/** Of the best lines: something may turn out to be impossible. */
const LINES = 8

export async function nextThings(db: Db, learner: Learner, node: string, now: Date): Promise<NextThing[]> {
  const [library, { touched, exam, day, left }] = await Promise.all([libraryByNodes(db, node), touchedByNodes(db, learner, now)])
  const days_left = daysLeft(exam, day)
  const may = { mayPractise: can(learner.role, 'proStudy'), mayReview: left > 0 }
  const ranked = rankedThings(candidatesIn(node, libraryByNode(library), totalsByNode(touched), may), days_left)
  const lines = [...new Set(ranked.map(({ node_id }) => node_id))].slice(0, LINES)
  return chosenThings(ranked, await possibleIn(db, learner.id, lines), days_left)
}

const ENOUGH = 3

/** What can be done in each line: articles, latest first, and the questions that a mock test may ask now. */
async function possibleIn(db: Db, userId: string, lines: string[]): Promise<Possible[]> {
  const given = lines.map((node_id) => ({ node_id, below: withDescendants(node_id) }))
  const { rows } = await sql<Possible>`
    with lines as (
      select node_id, array(select jsonb_array_elements_text(below)) as below
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (node_id text, below jsonb)
    )
    select node_id, ${articlesAbout(sql`not exists (select from readings
        where user_id = ${userId} and readings.article_id = articles.article_id)`)} as unread,
      ${articlesAbout(sql`mains_questions > 0 and not exists (select from written_answers
        where user_id = ${userId} and submitted_at is not null and written_answers.article_id = articles.article_id)`)} as untried,
      pool.*
    from lines cross join lateral (
      select count(*)::integer as questions, (count(*) filter (where not was_right))::integer as wrong
      from (${questionsAbout(sql`quiz_questions.syllabus is null and articles.syllabus && below`)}
        union all ${questionsAbout(sql`quiz_questions.syllabus && below`)}) as asked
        left join question_results on user_id = ${userId} and question_results.question_id = asked.question_id
    ) as pool`.execute(db)
  return rows
}

const questionsAbout = (condition: RawBuilder<unknown>) => sql`
  select question_id from quiz_questions join quizzes using (quiz_id) join articles using (article_id) join daily_entries using (entry_id)
  where status = 'published' and ${condition} and not ${isReserved(sql`articles.article_id`)}`

const articlesAbout = (condition: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(about order by publication_date desc, position), '[]') from (
    select article_id, title, ${titlesOf(sql.ref('articles'))} as title_translated, publication_date, reading_minutes, position, body -> 'mains_model_answers' -> 0 ->> 'question' as question,
      coalesce((select jsonb_object_agg(language, texts -> 'question')
        from jsonb_each(body #> '{mains_model_answers,0,translated}') as given (language, texts)), '{}') as question_translated
    from articles join daily_entries using (entry_id) where status = 'published' and syllabus && below and ${condition}
    order by publication_date desc, position limit ${ENOUGH}) as about)`
