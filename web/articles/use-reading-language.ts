import { useState } from 'react'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { readItem, writeItem } from '#web/platform/storage.ts'

const KEY = 'reading_language'

/** The language somebody reads in is chosen once for all articles; one that lacks it is read in English, and the choice stays. */
export function useReadingLanguage(available: Record<Language, boolean>) {
  const [chosen, setChosen] = useState(savedLanguage)
  const choose = (lang: Language) => {
    writeItem(KEY, lang)
    setChosen(lang)
  }
  return { lang: available[chosen] ? chosen : 'en', choose } as const
}

export function savedLanguage(): Language {
  const saved = readItem(KEY)
  return LANGUAGES.find((lang) => lang === saved) ?? 'en'
}
