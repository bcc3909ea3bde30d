import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'

/** Where the audio of an article is, in each language that has one. */
export type AudioSources = Partial<Record<Language, string>>

/** One address alone is the English one. */
export function audioSources(given: Article['audio_overview_url']): AudioSources {
  const all: Record<string, string> = typeof given === 'string' ? { en: given } : (given ?? {})
  const known = LANGUAGES.map((language) => [language, all[language]?.trim()] as const)
  return Object.fromEntries(known.filter(([, source]) => source))
}

/** Whether a machine reads any of it. */
export const isMade = (article: Article): boolean => Object.keys(article.audio_voices ?? {}).length > 0

/** In the order the selector shows them. */
export const audioLanguages = (sources: AudioSources): Language[] => LANGUAGES.filter((language) => sources[language])

/** The language to begin in: the one somebody reads in, else English, else whatever there is. */
export function startLanguage(sources: AudioSources, reading: Language): Language | undefined {
  if (sources[reading]) return reading
  return sources.en ? 'en' : audioLanguages(sources)[0]
}

const OWN_PATH = /^\/api\/audio\/([^/]+)\/([^/]+)\/?$/

/** Which of the product's own recordings an address names; those open only with a ticket. */
export function ownRecording(source: string): { articleId: string; language: Language } | undefined {
  const address = URL.canParse(source, location.origin) ? new URL(source, location.origin) : undefined
  if (address?.origin !== location.origin) return undefined
  const [, articleId = '', named] = OWN_PATH.exec(address.pathname) ?? []
  const language = LANGUAGES.find((one) => one === named)
  return language && { articleId, language }
}
