import { sql } from 'kysely'
import type { ForumSummary } from '#contract/community/quiz-forums.ts'
import { can, type Role } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { quizTitlesOf, titlesOf } from '#server/reading/shared/translated-titles.ts'
import { averageOf, difficultyOf } from './rules.ts'

export async function forumSummary(db: Db, quizId: string, role: Role): Promise<ForumSummary | undefined> {
  const { rows } = await sql<Omit<ForumSummary, 'average_score' | 'difficulty'> & { share_total: number }>`
    select quizzes.quiz_id, quizzes.title, article_id, articles.title as article_title,
      ${quizTitlesOf(sql.ref('articles'))} as title_translated, ${titlesOf(sql.ref('articles'))} as article_title_translated,
      (select count(*) from quiz_questions where quiz_questions.quiz_id = quizzes.quiz_id) as total_questions,
      coalesce(attempts_count, 0) as attempts_count, coalesce(share_total, 0) as share_total
    from quizzes join articles using (article_id) join daily_entries using (entry_id) left join quiz_forum_scores using (quiz_id)
    where quizzes.quiz_id = ${quizId} and (status = 'published' or ${can(role, 'admin')})`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { share_total, ...summary } = row
  const average_score = averageOf(share_total, summary.attempts_count)
  return { ...summary, average_score, difficulty: difficultyOf(average_score, summary.attempts_count) }
}

/** By article title; the newest article wins. */
export async function quizzesByArticleTitle(db: Db, titles: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ title: string; quiz_id: string }>`
    select articles.title, quiz_id from quizzes join articles using (article_id) join daily_entries using (entry_id)
    where articles.title = any(${titles}::text[]) and status = 'published' order by publication_date`.execute(db)
  return new Map(rows.map(({ title, quiz_id }) => [title, quiz_id]))
}
