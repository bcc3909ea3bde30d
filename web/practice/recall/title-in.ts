import type { Language } from '#contract/languages.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import type { RecallCard } from './api.ts'

type CardArticle = NonNullable<RecallCard['article']>

/** In English if it is not translated; cards stored offline by an earlier version have no translations. */
export function titleIn({ title, title_translated = {} }: CardArticle, language: Language) {
  const translated = language === 'en' ? undefined : title_translated[language]
  return translated ? { lang: language, value: translated } : { lang: scriptLanguage(title), value: title }
}
