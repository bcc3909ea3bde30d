import type { Language } from './languages.ts'

/** Set by the browser, read by the server to choose the document. */
export const INTERFACE_LANGUAGE_COOKIE = 'interface_language'

/** `/features` and `/hi/features`, `/` and `/hi/`. Only public pages have an address for each language. */
export const addressIn = (path: string, language: Language): string => (language === 'en' ? path : `/${language}${path}`)
