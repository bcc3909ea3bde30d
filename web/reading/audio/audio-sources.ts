import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'

export type AudioSources = Partial<Record<Language, string>>

/** A single URL is English. */
export function audioSources(given: Article['audio_overview_url']): AudioSources {
  const all: Record<string, string> = typeof given === 'string' ? { en: given } : (given ?? {})
  const known = LANGUAGES.map((language) => [language, all[language]?.trim()] as const)
  return Object.fromEntries(known.filter(([, source]) => source))
}

export const hasSyntheticVoice = (article: Article): boolean => Object.keys(article.audio_voices ?? {}).length > 0

/** In the selector's order. */
export const audioLanguages = (sources: AudioSources): Language[] => LANGUAGES.filter((language) => sources[language])

/** The reading language, else English, else the first available one. */
export function startLanguage(sources: AudioSources, reading: Language): Language | undefined {
  if (sources[reading]) return reading
  return sources.en ? 'en' : audioLanguages(sources)[0]
}

const OWN_PATH = /^\/api\/audio\/([^/]+)\/([^/]+)\/?$/

/** Own recordings need a ticket. */
export function ownRecording(source: string): { articleId: string; language: Language } | undefined {
  const address = URL.canParse(source, location.origin) ? new URL(source, location.origin) : undefined
  if (address?.origin !== location.origin) return undefined
  const [, articleId = '', named] = OWN_PATH.exec(address.pathname) ?? []
  const language = LANGUAGES.find((one) => one === named)
  return language && { articleId, language }
}
