import { TARGETS, type Target } from '#contract/languages.ts'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import { translatedText } from '#contract/newsroom/translations.ts'
import type { Db } from '#server/db/open.ts'
import { indexArticle } from '#server/reading/search/commands/index-article.ts'
import { translatedArticle } from '../queries.ts'

/** Needs a transaction. @returns day id */
export async function indexTranslatedArticle(db: Db, articleId: string): Promise<string | undefined> {
  const article = await translatedArticle(db, articleId)
  if (!article) return undefined
  const { upload, kept, entry_id } = article
  const given = (target: Target) => ({
    title: upload.title_translated[target],
    summary: upload.summary_translated[target],
    analysis: upload.analysis_text_translated[target],
  })
  const merged = new Map(TARGETS.map((target) => [target, translatedText(given(target), kept[target])]))
  const each = <Part extends 'title' | 'summary' | 'analysis'>(part: Part) =>
    Object.fromEntries([...merged].map(([target, text]) => [target, text[part]]).filter(([, text]) => text))
  const translated: ArticleUpload = {
    ...upload,
    title_translated: { ...upload.title_translated, ...each('title') },
    summary_translated: { ...upload.summary_translated, ...each('summary') },
    analysis_text_translated: { ...upload.analysis_text_translated, ...each('analysis') },
  }
  await indexArticle(db, articleId, translated, article)
  return entry_id
}
