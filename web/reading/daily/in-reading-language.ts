import type { Language } from '#contract/languages.ts'
import type { ArticleInList } from '#contract/reading/daily.ts'

/** English without a translation. */
interface Localised {
  lang: Language
  value: string
}

type Translations = Partial<Record<Language, string | undefined>> | undefined

export const titleOf = (article: ArticleInList, lang: Language): Localised =>
  textIn(lang, article.title_translated, article.title)

export const summaryOf = (article: ArticleInList, lang: Language): Localised =>
  textIn(lang, article.summary_translated, article.summary)

function textIn(lang: Language, translations: Translations, english: string): Localised {
  const translated = translations?.[lang]
  return translated ? { lang, value: translated } : { lang: 'en', value: english }
}
