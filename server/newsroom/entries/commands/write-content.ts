import type { ArticleChange } from '#contract/newsroom/entries.ts'
import type { Db } from '#server/db/open.ts'
import { publish } from '#server/events.ts'
import type { LiveEntry } from '#server/newsroom/shared/day-content.ts'
import type { KnownArticle } from '#server/newsroom/shared/upload-form.ts'
import { saveQuiz } from '#server/practice/quizzes/commands/save-quiz.ts'
import { saveArticles } from '#server/reading/daily/commands/save-articles.ts'
import { saveItems } from '#server/reading/in-news/commands/save-items.ts'
import { indexArticle } from '#server/reading/search/commands/index-article.ts'
import type { KnownItem } from '#server/reading/shared/in-news-items.ts'

/** A merely moved article keeps its quiz and index. */
export async function writeContent(
  db: Db,
  { entry_id, publication_date, status }: LiveEntry,
  articles: KnownArticle[],
  changes: ArticleChange[],
  items: KnownItem[],
  now: Date,
): Promise<void> {
  const ordered = articles.map((article, index) => ({ ...article, isChanged: hasNewContent(changes[index] as ArticleChange) }))
  await saveArticles(db, entry_id, ordered, now)
  await saveItems(db, entry_id, items)
  const changed = ordered.filter(({ isChanged }) => isChanged)
  for (const { article_id, upload } of changed) {
    const quiz = { title: upload.quiz_title ?? upload.title, questions: upload.potential_questions?.prelims_quiz ?? [] }
    await saveQuiz(db, { article_id, title: upload.title, publication_date }, quiz, now)
    await indexArticle(db, article_id, upload, { publication_date, is_published: status === 'published' })
  }
  const events = changed.map(({ article_id }) => ({ articleId: article_id }))
  await publish(db, 'article.changed', events, now)
  if (changes.some(({ part }) => part === 'in_news')) await publish(db, 'in-news.changed', [{ entryId: entry_id }], now)
}

const hasNewContent = ({ change, fields }: ArticleChange): boolean =>
  change === 'new' || fields.some((field) => field !== 'position')
