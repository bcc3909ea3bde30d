import type { Target } from '#contract/languages.ts'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import type { StoredTranslation } from '#contract/newsroom/translations.ts'
import { uploadFrom } from '#contract/newsroom/upload/article-upload.ts'
import { normaliseAnalysis } from '#contract/reading/analysis.ts'
import type { Db } from '#server/db/open.ts'

export interface TranslatedArticle {
  entry_id: string
  publication_date: string
  is_published: boolean
  /** Searchable parts only. */
  upload: ArticleUpload
  kept: Partial<Record<Target, StoredTranslation>>
}

export async function translatedArticle(db: Db, articleId: string): Promise<TranslatedArticle | undefined> {
  const row = await db
    .selectFrom('articles')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('article_id', '=', articleId)
    .select(['daily_entries.entry_id', 'publication_date', 'status', 'title', 'summary', 'body'])
    .executeTakeFirst()
  if (!row) return undefined
  const questions = await db
    .selectFrom('quiz_questions')
    .innerJoin('quizzes', 'quizzes.quiz_id', 'quiz_questions.quiz_id')
    .where('article_id', '=', articleId)
    .orderBy('position')
    .select(['question_text', 'options', 'correct_option', 'explanation', 'translated'])
    .execute()
  const rows = await db.selectFrom('translations').where('article_id', '=', articleId).selectAll().execute()
  const kept = rows.map(({ language, title, summary, analysis, is_manual }) => [
    language,
    {
      title: title ?? undefined,
      summary: summary ?? undefined,
      analysis: normaliseAnalysis(analysis),
      isManual: is_manual,
      english: [],
    },
  ])
  const { body, title, summary, status, ...entry } = row
  return {
    ...entry,
    is_published: status === 'published',
    upload: uploadFrom({ ...(body as ArticleUpload), title, summary, potential_questions: { prelims_quiz: questions } }),
    kept: Object.fromEntries(kept),
  }
}

export async function personalPracticeData(db: Db, userId: string) {
  const rows = await db
    .selectFrom('practice_translations')
    .innerJoin('articles', 'articles.article_id', 'practice_translations.article_id')
    .where('reviewed_by', '=', userId)
    .groupBy(['articles.title', 'language', 'reviewed_at'])
    .orderBy('reviewed_at')
    .select(['articles.title as article', 'language', 'reviewed_at', ({ fn }) => fn.countAll<number>().as('texts')])
    .execute()
  return rows.map(({ texts, ...row }) => ({ ...row, texts: Number(texts) }))
}

export async function personalInNewsData(db: Db, userId: string) {
  const rows = await db
    .selectFrom('in_news_translations')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'in_news_translations.entry_id')
    .where('reviewed_by', '=', userId)
    .groupBy(['publication_date', 'language', 'reviewed_at'])
    .orderBy('reviewed_at')
    .select(['publication_date as day', 'language', 'reviewed_at', ({ fn }) => fn.countAll<number>().as('texts')])
    .execute()
  return rows.map(({ texts, ...row }) => ({ ...row, texts: Number(texts) }))
}

export const personalProcessingData = (db: Db, userId: string) =>
  db
    .selectFrom('translations')
    .innerJoin('articles', 'articles.article_id', 'translations.article_id')
    .where('reviewed_by', '=', userId)
    .orderBy('reviewed_at')
    .select(['articles.title as article', 'language', 'is_manual', 'reviewed_at'])
    .execute()
