import { ENGLISH_NAMES, inWords, type Language } from '#contract/languages.ts'
import { LANGUAGE, LOCALE } from '#messages/language.ts'

/** In the language of the interface: "Hindi and Tamil". */
export function languagesInWords(languages: readonly Language[]): string {
  if (LANGUAGE === 'en') return inWords(languages.map((language) => ENGLISH_NAMES[language]))
  const names = new Intl.DisplayNames([LANGUAGE], { type: 'language' })
  return new Intl.ListFormat(LOCALE).format(languages.map((language) => names.of(language) ?? ENGLISH_NAMES[language]))
}
