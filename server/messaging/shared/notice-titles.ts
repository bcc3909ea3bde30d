import { sql } from 'kysely'
import { isTarget, type Language } from '#contract/languages.ts'
import type { Db } from '#server/db/open.ts'
import { quizTitlesOf, titlesOf } from '#server/reading/shared/translated-titles.ts'
import { articleOf, quizOf, type StoredNotice } from './notice-words.ts'

/**
 * Translated titles in the language, by the ids of articles and by the English titles of quizzes: notices of quizzes have no id. A quiz that
 * was renamed since keeps its English title.
 */
export async function titlesInNotices(db: Db, notices: StoredNotice[], language: Language): Promise<Map<string, string>> {
  const articles = namesIn(notices, articleOf)
  const quizzes = namesIn(notices, quizOf)
  if (!isTarget(language) || articles.length + quizzes.length === 0) return new Map()
  const { rows } = await sql<{ name: string; title: string | null }>`
    select article_id::text as name, ${titlesOf(sql.ref('articles'))} ->> ${language}::text as title
    from articles where article_id = any(${articles}::uuid[])
    union all
    select quizzes.title, ${quizTitlesOf(sql.ref('articles'))} ->> ${language}::text
    from quizzes join articles using (article_id) where quizzes.title = any(${quizzes}::text[])`.execute(db)
  return new Map(rows.flatMap(({ name, title }) => (title ? [[name, title]] : [])))
}

const namesIn = (notices: StoredNotice[], nameOf: (notice: StoredNotice) => string | undefined): string[] => [
  ...new Set(notices.map(nameOf).filter((name) => name !== undefined)),
]
