import type { Language } from '#contract/languages.ts'
import type { InNewsItem } from './api.ts'

/** In English if it is not translated. */
export function textsIn({ name, text, rank, translated }: InNewsItem, lang: Language) {
  const own = lang === 'en' ? undefined : translated[lang]
  return own ? { ...own, rank: own.rank ?? rank, lang } : { name, text, rank, lang: 'en' as const }
}

export type ItemTexts = ReturnType<typeof textsIn>
