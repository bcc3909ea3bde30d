import { useState } from 'react'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { readItem, writeItem } from '#web/platform/storage/local-storage.ts'

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

const BESIDE_KEY = 'reading_beside'

/** Whether translations are read beside their English: like the language, chosen once for all articles. */
export function useReadingBeside() {
  const [isBeside, set] = useState(() => readItem(BESIDE_KEY) === 'true')
  const setBeside = (next: boolean) => {
    writeItem(BESIDE_KEY, String(next))
    set(next)
  }
  return [isBeside, setBeside] as const
}

export function savedLanguage(): Language {
  const saved = readItem(KEY)
  return LANGUAGES.find((lang) => lang === saved) ?? 'en'
}
