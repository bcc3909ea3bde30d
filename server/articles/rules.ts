import type { Article } from '#contract/articles.ts'
import type { Audience } from '#contract/audience.ts'
import { can } from '#contract/roles.ts'

export const audienceOf = (role: string): Audience => (can(role, 'proStudy') ? 'study' : 'open')

/** The addresses that the upload named, and beside them those of recordings that are kept here; what was uploaded wins. */
export function withRecordings(
  uploaded: Article['audio_overview_url'],
  articleId: string,
  languages: string[],
): Article['audio_overview_url'] {
  if (languages.length === 0) return uploaded
  const kept = Object.fromEntries(languages.map((language) => [language, `/api/audio/${articleId}/${language}`]))
  return { ...kept, ...(typeof uploaded === 'string' ? { en: uploaded } : uploaded) }
}
