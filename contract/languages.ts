import { LANGUAGE_DESCRIPTORS, type LanguageDescriptor } from './language-descriptors.ts'

type Descriptors = typeof LANGUAGE_DESCRIPTORS
export type Language = keyof Descriptors
export type Target = { [L in Language]: Descriptors[L]['isTarget'] extends true ? L : never }[Language]

export const DESCRIPTORS: Record<Language, LanguageDescriptor> = LANGUAGE_DESCRIPTORS

export const LANGUAGES = Object.keys(LANGUAGE_DESCRIPTORS) as Language[]
export const TARGETS = LANGUAGES.filter((language): language is Target => DESCRIPTORS[language].isTarget)

export const LANGUAGE_NAMES: Record<Language, string> = byLanguage((language) => DESCRIPTORS[language].ownName)
export const ENGLISH_NAMES: Record<Language, string> = byLanguage((language) => DESCRIPTORS[language].englishName)

export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>
}

export function byTarget<T>(make: (target: Target) => T): Record<Target, T> {
  return Object.fromEntries(TARGETS.map((target) => [target, make(target)])) as Record<Target, T>
}

/** Of articles and what belongs to them; others are only of the interface. */
export const READ_LANGUAGES: Language[] = ['en', ...TARGETS]
export const FIGURE_LANGUAGES = READ_LANGUAGES.filter((language) => DESCRIPTORS[language].isInFigures)

export const isLanguage = (name: unknown): name is Language => LANGUAGES.some((language) => language === name)
export const isTarget = (name: unknown): name is Target => TARGETS.some((target) => target === name)

/** "English, Hindi and Tamil" */
export const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const TARGETS_IN_WORDS = inWords(TARGETS.map((target) => ENGLISH_NAMES[target]))

const LETTERS: Record<Language, RegExp> = byLanguage(
  (language) => new RegExp(`\\p{Script=${DESCRIPTORS[language].script}}`, 'gu'),
)

export const countLetters = (text: string, language: Language): number => text.match(LETTERS[language])?.length ?? 0

/** First script found, else English. */
export const languageByScript = (text: string): Language => TARGETS.find((target) => countLetters(text, target) > 0) ?? 'en'

/** Of most letters, else English. */
export function languageOf(text: string): Language {
  const counts = LANGUAGES.map((language) => ({ language, letters: countLetters(text, language) }))
  return counts.reduce((most, one) => (one.letters > most.letters ? one : most), { language: 'en', letters: 0 }).language
}

/** Regular expression ranges. */
export const OTHER_DIGITS = LANGUAGES.flatMap((language) => {
  const zero = DESCRIPTORS[language].zero?.codePointAt(0)
  return zero === undefined ? [] : [{ zero, range: `${String.fromCodePoint(zero)}-${String.fromCodePoint(zero + 9)}` }]
})
