import { type RawBuilder, sql } from 'kysely'
import { withDescendants } from '#contract/syllabus/nodes.ts'
import type { Db } from '#server/db/open.ts'
import type { Published } from '../rules.ts'

/** @param node only what is about it or below */
export async function libraryByNodes(db: Db, node?: string): Promise<Published[]> {
  const { rows } = await sql<Published>`
    select syllabus as nodes, count(*)::integer as published, (count(*) filter (where mains_questions > 0))::integer as with_mains,
      0 as questions, '{}'::text[] as asked
    from ${ARTICLES} where status = 'published' and ${isAbout(sql`syllabus`, node)} group by syllabus
    union all
    select syllabus, 0, 0, 0, asked from ${ARTICLES} where status = 'published' and asked <> '{}' and ${isAbout(sql`syllabus`, node)}
    union all
    select articles.syllabus, 0, 0, count(*)::integer, '{}' from ${QUESTIONS}
    where status = 'published' and quiz_questions.syllabus is null and ${isAbout(sql`articles.syllabus`, node)} group by articles.syllabus
    union all
    select quiz_questions.syllabus, 0, 0, count(*)::integer, '{}' from ${QUESTIONS}
    where status = 'published' and ${isAbout(sql`quiz_questions.syllabus`, node)} group by quiz_questions.syllabus`.execute(db)
  return rows
}

const ARTICLES = sql`articles join daily_entries using (entry_id)`
/** Some have narrower lines than their article. */
const QUESTIONS = sql`quiz_questions join quizzes using (quiz_id) join ${ARTICLES} using (article_id)`

const isAbout = (nodes: RawBuilder<unknown>, node: string | undefined) =>
  node === undefined ? sql`${nodes} <> '{}'` : sql`${nodes} && ${withDescendants(node)}::text[]`
