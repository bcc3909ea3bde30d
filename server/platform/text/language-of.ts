import { isLanguage, type Language } from '#contract/languages.ts'

/** English until the person has chosen. @param stored `users.interface_language` */
export const languageOf = (stored: string | null | undefined): Language => (isLanguage(stored) ? stored : 'en')
