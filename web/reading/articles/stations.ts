import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import { articleParts } from '#web/platform/paths.ts'
import type { Reading } from '#web/reading/article-languages/in-language.ts'
import { sectionStations } from './analysis.tsx'
import type { Station } from './time-rail.tsx'

export const TERMS_ID = articleParts.terms
export const PRACTISE_ID = articleParts.practise

/** In the chosen language, as all headings of the page, also where the text is English. */
export function stationsOf(article: Article, reading: Reading, lang: Language): Station[] {
  const { termsStation, practiseStation } = PAGE_TEXTS[lang]
  return [
    ...sectionStations(reading.sections, '', lang),
    ...(reading.terms.value.length > 0 ? [{ id: TERMS_ID, name: termsStation, lang }] : []),
    ...(hasPractice(article) ? [{ id: PRACTISE_ID, name: practiseStation, lang }] : []),
  ]
}

/** Includes an offer. */
export function hasPractice({ mains_model_answers, potential_questions, locked, follow_up_data }: Article): boolean {
  return (
    potential_questions !== null || mains_model_answers.length > 0 || locked.length > 0 || follow_up_data.flashcards.length > 0
  )
}
