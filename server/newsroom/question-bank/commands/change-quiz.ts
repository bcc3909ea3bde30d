import { BANK_QUESTION_NOT_FOUND } from '#contract/newsroom/question-bank/question-bank-rules.ts'
import type { Db } from '#server/db/open.ts'
import { changeEntry, getLockedEntry } from '#server/newsroom/entries/commands/change-entry.ts'
import { articlesOf, type LiveEntry } from '#server/newsroom/shared/day-content.ts'
import type { KnownArticle } from '#server/newsroom/shared/upload-form.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { articleOfQuestion } from '../queries/stored-questions.ts'
import { type UploadedQuestion, withQuestions } from '../rules.ts'

export interface OpenQuiz {
  entry: LiveEntry
  before: KnownArticle[]
  articleId: string
  article: KnownArticle
}

/** Locks the day, so that two changes of one quiz follow each other. @throws HttpError 404 */
export async function lockQuestion(db: Db, questionId: string): Promise<OpenQuiz> {
  const found = await articleOfQuestion(db, questionId)
  if (!found) throw new HttpError(404, BANK_QUESTION_NOT_FOUND)
  const entry = await getLockedEntry(db, found.entry_id)
  const before = await articlesOf(db, found.entry_id)
  const article = before.find(({ article_id }) => article_id === found.article_id)
  if (!article) throw new HttpError(404, BANK_QUESTION_NOT_FOUND)
  return { entry, before, articleId: found.article_id, article }
}

export async function changeQuiz(
  db: Db,
  { entry, before, articleId, article }: OpenQuiz,
  questions: UploadedQuestion[],
  actor: { id: string; username: string },
  now: Date,
): Promise<void> {
  const wanted = before.map((one) => (one === article ? { ...one, upload: withQuestions(one.upload, questions) } : one))
  const subject = { kind: 'article', id: articleId, name: article.upload.title }
  await changeEntry(db, entry, { action: 'edited', before, wanted, subject }, actor, now)
}
