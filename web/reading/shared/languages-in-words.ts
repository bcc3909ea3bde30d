import { ENGLISH_NAMES, inWords, type Language } from '#contract/languages.ts'
import { LANGUAGE, LOCALES } from '#messages/language.ts'

/**
 * In the language of the interface: "Hindi and Tamil". Only the last two are joined by `Intl`: in lists of three, its Hindi has an English
 * comma before और.
 */
export function languagesInWords(languages: readonly Language[], language: Language = LANGUAGE): string {
  if (language === 'en') return inWords(languages.map((one) => ENGLISH_NAMES[one]))
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const list = languages.map((one) => names.of(one) ?? ENGLISH_NAMES[one])
  return [...list.slice(0, -2), new Intl.ListFormat(LOCALES[language]).format(list.slice(-2))].join(', ')
}
