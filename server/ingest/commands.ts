import type { DayUpload } from '#contract/ingest.ts'
import { saveDay } from '#server/daily/commands.ts'
import type { Db } from '#server/db/open.ts'
import { announce } from '#server/platform/events.ts'
import { inTransaction } from '#server/platform/signals.ts'
import { saveQuiz } from '#server/quizzes/commands.ts'
import { indexArticle } from '#server/search/commands.ts'

export interface IngestedDay {
  entry_id: string
  publication_date: string
  article_ids: string[]
}

/**
 * Takes in a day that has been validated: all of it or nothing.
 * @throws Refusal 409 when the date exists and `replace` is not set
 */
export function ingestDay(db: Db, day: DayUpload, now: Date): Promise<IngestedDay> {
  const { publication_date } = day
  return inTransaction(db, async (db) => {
    const { entry_id, articles } = await saveDay(db, day, now)
    for (const { article_id, upload } of articles) {
      const quiz = { title: upload.quiz_title ?? upload.title, questions: upload.potential_questions?.prelims_quiz ?? [] }
      await saveQuiz(db, { article_id, title: upload.title, publication_date }, quiz, now)
      await indexArticle(db, article_id, upload, { publication_date, is_published: day.status === 'published' })
    }
    if (day.status === 'published') {
      const said = articles.map(({ article_id, upload }) => ({ id: article_id, title: upload.title }))
      await announce(db, 'entry.published', [{ entryId: entry_id, day: publication_date, articles: said }], now)
    }
    return { entry_id, publication_date, article_ids: articles.map((article) => article.article_id) }
  })
}
