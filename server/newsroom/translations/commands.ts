import { TARGETS, type Target } from '#contract/languages.ts'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import { type TranslatedText, translatedText } from '#contract/newsroom/translations.ts'
import type { Db } from '#server/db/open.ts'
import { signal } from '#server/platform/events/signals.ts'
import { indexArticle } from '#server/reading/search/commands/index-article.ts'
import { translatedArticle } from './queries.ts'

export interface Translation {
  articleId: string
  language: Target
  text: TranslatedText
  /** Places of paragraphs that stay in English. */
  english: string[]
  /** What it was made of: where the article is something else now, it is stale. */
  madeOf: string
  /** Who wrote it; `null` for a machine, which never replaces what a person wrote. */
  writtenBy: string | null
}

/** Keeps a translation; must run inside a transaction. */
export async function saveTranslation(db: Db, translation: Translation, now: Date): Promise<void> {
  const { articleId, language, text, english, madeOf, writtenBy } = translation
  const row = {
    title: text.title ?? null,
    summary: text.summary ?? null,
    analysis: JSON.stringify(text.analysis ?? {}),
    english: JSON.stringify(english),
    is_manual: writtenBy !== null,
    made_of: madeOf,
    reviewed_by: writtenBy,
    reviewed_at: writtenBy ? now : null,
    updated_at: now,
  }
  await db
    .insertInto('translations')
    .values({ article_id: articleId, language, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['article_id', 'language'])
        .doUpdateSet(row)
        .where('translations.is_manual', 'in', writtenBy ? [true, false] : [false]),
    )
    .execute()
  await showAndFind(db, articleId)
}

/** @returns whether there was one, written by a person or not; must run inside a transaction */
export async function dropTranslation(db: Db, articleId: string, language: Target, isManual: boolean): Promise<boolean> {
  const gone = await db
    .deleteFrom('translations')
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .where('is_manual', '=', isManual)
    .returning('article_id')
    .execute()
  if (gone.length > 0) await showAndFind(db, articleId)
  return gone.length > 0
}

/** @returns whether there was a translation to look at */
export async function reviewTranslation(
  db: Db,
  { articleId, language, userId }: { articleId: string; language: string; userId: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .updateTable('translations')
    .set({ reviewed_by: userId, reviewed_at: now })
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .returning('article_id')
    .execute()
  const article = rows.length > 0 ? await translatedArticle(db, articleId) : undefined
  if (article) await signal(db, 'content', article.entry_id)
  return rows.length > 0
}

/** Translations are found and shown like what was uploaded. */
export async function showAndFind(db: Db, articleId: string): Promise<void> {
  const article = await translatedArticle(db, articleId)
  if (!article) return
  const { upload, kept, entry_id } = article
  const given = (target: Target) => ({
    title: upload.title_translated[target],
    summary: upload.summary_translated[target],
    analysis: upload.analysis_text_translated[target],
  })
  const merged = new Map(TARGETS.map((target) => [target, translatedText(given(target), kept[target])]))
  const each = <Part extends 'title' | 'summary' | 'analysis'>(part: Part) =>
    Object.fromEntries([...merged].map(([target, text]) => [target, text[part]]).filter(([, text]) => text))
  const found: ArticleUpload = {
    ...upload,
    title_translated: { ...upload.title_translated, ...each('title') },
    summary_translated: { ...upload.summary_translated, ...each('summary') },
    analysis_text_translated: { ...upload.analysis_text_translated, ...each('analysis') },
  }
  await indexArticle(db, articleId, found, article)
  await signal(db, 'content', entry_id)
}
