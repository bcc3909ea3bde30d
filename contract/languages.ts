/** The languages content can have, in the order the selector shows them. */
export const LANGUAGES = ['en', 'hi', 'ta'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी', ta: 'தமிழ்' }

/** What English articles are translated into. */
export const TARGETS = ['hi', 'ta'] as const
export type Target = (typeof TARGETS)[number]
