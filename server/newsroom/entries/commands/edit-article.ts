import { CORRECTION_NOT_PUBLISHED } from '#contract/newsroom/correction-rules.ts'
import type { Correction } from '#contract/newsroom/corrections.ts'
import { TITLE_TAKEN } from '#contract/newsroom/entry-rules.ts'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { articlesOf } from '#server/newsroom/shared/day-content.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { nameFigures } from '#server/reading/figures/commands/name-figures.ts'
import { entryIdOf } from '../queries/entries.ts'
import { assertRevision, type ChangedState, changedState, changeEntry, getLockedEntry } from './change-entry.ts'
import type { Actor } from './save-version.ts'

interface Edit {
  article: ArticleUpload
  expected_revision: number
  correction?: Correction | undefined
}

/**
 * @throws HttpError 404, 409 if changed since, 422 for a taken title, a correction of an unpublished article or an unknown
 * picture
 */
export function editArticle(
  db: Db,
  articleId: string,
  { article, expected_revision, correction }: Edit,
  actor: Actor,
  now: Date,
): Promise<ChangedState> {
  return inTransaction(db, (db) => editArticleWithin(db, articleId, { article, expected_revision, correction }, actor, now))
}

export async function editArticleWithin(
  db: Db,
  articleId: string,
  { article, expected_revision, correction }: Edit,
  actor: Actor,
  now: Date,
): Promise<ChangedState> {
  const entryId = await entryIdOf(db, articleId)
  if (!entryId) throw new HttpError(404, ARTICLE_NOT_FOUND)
  const entry = await getLockedEntry(db, entryId)
  await assertRevision(db, entry, expected_revision)
  if (correction && entry.status !== 'published')
    throw new HttpError(422, CORRECTION_NOT_PUBLISHED, { details: [{ path: 'correction', message: CORRECTION_NOT_PUBLISHED }] })
  await nameFigures(db, [article], () => 'article', now)
  const before = await articlesOf(db, entryId)
  const others = before.filter(({ article_id }) => article_id !== articleId)
  if (others.some(({ upload }) => upload.title.toLowerCase() === article.title.toLowerCase()))
    throw new HttpError(422, TITLE_TAKEN, { details: [{ path: 'article.title', message: TITLE_TAKEN }] })
  const wanted = before.map((one) => (one.article_id === articleId ? { ...one, upload: article } : one))
  const subject = { kind: 'article', id: articleId, name: article.title }
  const change = { action: 'edited', before, wanted, subject } as const
  const corrected = correction && { correction: { ...correction, articleId, title: article.title } }
  return changedState(await changeEntry(db, entry, { ...change, ...corrected }, actor, now))
}
