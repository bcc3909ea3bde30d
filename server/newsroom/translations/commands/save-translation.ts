import type { Target } from '#contract/languages.ts'
import type { TranslatedText } from '#contract/newsroom/translations.ts'
import type { Db } from '#server/db/open.ts'
import { publish } from '#server/events.ts'
import { refreshTranslatedArticle } from './refresh-translated-article.ts'

export interface Translation {
  articleId: string
  language: Target
  text: TranslatedText
  /** Positions of English paragraphs. */
  english: string[]
  /** Source hash; another means stale. */
  madeOf: string
  /** `null` for machine translations, which never replace manual ones. */
  writtenBy: string | null
}

/** Needs a transaction. */
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
  await refreshTranslatedArticle(db, articleId)
  await publish(db, 'article.translated', [{ articleId }], now)
}
