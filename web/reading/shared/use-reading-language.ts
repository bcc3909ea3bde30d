import { useSyncExternalStore } from 'react'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { LANGUAGE } from '#messages/language.ts'
import { readItem, writeItem } from '#web/platform/storage/local-storage.ts'

const KEY = 'reading_language'
const CHANGED = 'readingLanguageChanged'

/** One choice for all articles; without a translation an article is English. */
export function useReadingLanguage(available: Record<Language, boolean>) {
  const [chosen, choose] = useChosenLanguage()
  return { lang: available[chosen] ? chosen : 'en', wanted: chosen, choose } as const
}

export const useChosenLanguage = () => [useSyncExternalStore(subscribe, savedLanguage, () => LANGUAGE), choose] as const

function choose(lang: Language) {
  writeItem(KEY, lang)
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

export const hasChosenLanguage = (): boolean => readItem(KEY) !== null

export function savedLanguage(): Language {
  const saved = readItem(KEY)
  return LANGUAGES.find((lang) => lang === saved) ?? LANGUAGE
}
