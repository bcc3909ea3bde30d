import type { Language } from '#contract/languages.ts'
import { isTranslated } from '#contract/practice/question-languages.ts'
import type { RecallCard } from './api.ts'

export function isCardTranslated({ kind, content }: RecallCard, language: Language): boolean {
  if (kind === 'question') return isTranslated(content, language)
  return language !== 'en' && content.translated?.[language] !== undefined
}
