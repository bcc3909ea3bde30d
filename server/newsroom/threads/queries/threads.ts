import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { ListedThread } from '#contract/newsroom/threads.ts'
import type { Db } from '#server/db/open.ts'
import { isReserved } from '#server/practice/shared/reserved-quizzes.ts'
import { type TextRow, type ThreadArticleRow, type ThreadRows, textsOf } from '../rules.ts'

type ListedRow = TextRow & Pick<ListedThread, 'thread_id' | 'articles' | 'newest_day'>

/** Only threads with a published article. */
export async function listedThreads(db: Db, language: Language): Promise<ListedThread[]> {
  const { rows } = await sql<ListedRow>`
    select thread_id, threads.title, threads.description, threads.translated, count(*)::integer as articles,
      max(publication_date) as newest_day
    from threads join thread_articles using (thread_id) join articles using (article_id) join daily_entries using (entry_id)
    where status = 'published' group by thread_id order by newest_day desc, thread_id`.execute(db)
  return rows.map(({ thread_id, articles, newest_day, ...texts }) => ({
    ...{ thread_id, articles, newest_day },
    ...textsOf(texts, language),
  }))
}

/** Undefined without a published article. */
export async function threadRows(db: Db, threadId: string, language: Language): Promise<ThreadRows | undefined> {
  const thread = await db
    .selectFrom('threads')
    .where('thread_id', '=', threadId)
    .select(['thread_id', 'title', 'description', 'translated'])
    .executeTakeFirst()
  const articles = thread ? await articlesOf(db, threadId, language) : []
  return thread && articles.length > 0 ? { thread: thread as ThreadRows['thread'], articles } : undefined
}

async function articlesOf(db: Db, threadId: string, language: Language): Promise<ThreadArticleRow[]> {
  const { rows } = await sql<ThreadArticleRow>`
    select articles.article_id, articles.title, gs_paper_category, reading_minutes, publication_date,
      coalesce(case when kept.is_manual then kept.title end, body -> 'title_translated' ->> ${language}, kept.title) as title_translated,
      coalesce(body -> 'must_know', '[]') as must_know,
      coalesce(body -> 'must_know_translated' -> ${language}, '[]') as must_know_translated,
      coalesce(body -> 'facts', '[]') as facts, coalesce(body -> 'since_then', '[]') as since_then,
      coalesce(body -> 'sources', '[]') as sources,
      coalesce(body -> 'follow_up_data' -> 'historical_context', '[]') as history,
      coalesce(body -> 'follow_up_data' -> 'historical_context_translated' -> ${language}, '[]') as history_translated,
      (select count(*)::integer from quizzes join quiz_questions using (quiz_id)
        where quizzes.article_id = articles.article_id and not ${isReserved(sql`articles.article_id`)}) as questions
    from thread_articles join articles using (article_id) join daily_entries using (entry_id)
      left join translations as kept on kept.article_id = articles.article_id and kept.language = ${language}
    where thread_id = ${threadId} and status = 'published' order by thread_articles.position`.execute(db)
  return rows
}
