import type { Language } from '#contract/languages.ts'
import { TEXTS as PAGE_TEXTS } from '#messages/all/reading-language/page.ts'
import { TEXTS as QUESTIONS } from '#messages/all/reading-language/section-questions.ts'

export const sectionQuestion = (key: string, lang: Language): string | undefined =>
  isAsked(key) ? QUESTIONS[lang][key] : undefined

const isAsked = (key: string): key is keyof typeof QUESTIONS.en => Object.hasOwn(QUESTIONS.en, key)

/** @param key such as `past` or `section_4` */
export function sectionHeading(key: string, lang: Language): string {
  return named(key, lang, 'further')
}

export function stationName(key: string, lang: Language): string {
  return named(key, lang, 'more')
}

function named(key: string, lang: Language, beyond: 'further' | 'more'): string {
  const words = PAGE_TEXTS[lang]
  if (key === 'past' || key === 'present' || key === 'future' || key === 'content') return words[key]
  // Three named sections come first: section_4 is the first further one.
  const number = Number(key.replace('section_', '')) - 3
  return number > 1 ? `${words[beyond]} ${number}` : words[beyond]
}
