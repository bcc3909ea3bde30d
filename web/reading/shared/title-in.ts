import { isTarget, type Language, type Target } from '#contract/languages.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { useChosenLanguage } from './use-reading-language.ts'

/** Missing translations: stored on the device by an earlier version. */
export interface Titled {
  title: string
  title_translated?: { [L in Target]?: string | undefined } | undefined
}

export interface TitleInLanguage {
  /** For `lang`; `undefined`: as the page. */
  lang: Language | undefined
  value: string
}

/** @returns the English title, marked as English, if it is not translated */
export function titleIn({ title, title_translated }: Titled, language: Language): TitleInLanguage {
  const translated = isTarget(language) ? title_translated?.[language]?.trim() : undefined
  return translated ? { lang: language, value: translated } : { lang: scriptLanguage(title), value: title }
}

/** In the language that one reads in. */
export function useTitleIn(): (titled: Titled) => TitleInLanguage {
  const [language] = useChosenLanguage()
  return (titled) => titleIn(titled, language)
}
