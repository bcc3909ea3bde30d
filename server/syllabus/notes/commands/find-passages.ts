import type { Language } from '#contract/languages.ts'
import { findQuote, type TextQuote } from '#contract/syllabus/anchors.ts'
import type { Db } from '#server/db/open.ts'
import { articleTexts } from '../queries/article-text.ts'

export interface SoughtPassage extends TextQuote {
  articleId: string
  language: Language
  section: string
}

/** Whether each passage is still in its article, in the order of the passages; `null` where the article is not public. */
export async function findPassages(db: Db, passages: SoughtPassage[]): Promise<(boolean | null)[]> {
  const ids = [...new Set(passages.map(({ articleId }) => articleId))]
  const texts = new Map((await articleTexts(db, ids)).map((article) => [article.article_id, article]))
  return passages.map(({ articleId, language, section, ...quote }) => {
    const article = texts.get(articleId)
    return article ? findQuote(article.textOf(language, section) ?? '', quote) !== null : null
  })
}
