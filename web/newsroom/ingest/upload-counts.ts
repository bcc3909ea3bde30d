import { counted } from '#contract/amounts.ts'
import { ENGLISH_NAMES, TARGETS, type Target } from '#contract/languages.ts'
import type { PracticeCounts } from '#contract/newsroom/practice-counts.ts'

type ByTarget = Partial<Record<Target, unknown>>

/** As uploaded and as returned by the server. */
export interface CountedArticle {
  follow_up_data: { key_terms_list: unknown[]; flashcards: unknown[] }
  potential_questions: { prelims_quiz: unknown[] } | null
  mains_model_answers: unknown[]
  title_translated: ByTarget
  summary_translated: ByTarget
  analysis_text_translated: ByTarget
}

/** `12 key terms, 5 quiz questions (5 in Hindi), 8 flashcards, 1 model answer (6 key demands), practice texts: 40 of 52 in Hindi` */
export function countsOf(
  { follow_up_data: more, potential_questions: quiz, mains_model_answers: mains }: CountedArticle,
  practice: PracticeCounts | undefined,
): string {
  const languages = TARGETS.filter((target) => practice?.translated_questions[target])
  const translated = languages.map((target) => `${practice?.translated_questions[target]} in ${ENGLISH_NAMES[target]}`)
  const demands = practice?.key_demands ? [counted(practice.key_demands, 'key demand')] : []
  return [
    counted(more.key_terms_list.length, 'key term'),
    counted(quiz?.prelims_quiz.length ?? 0, 'quiz question') + inBrackets(translated),
    counted(more.flashcards.length, 'flashcard'),
    counted(mains.length, 'model answer') + inBrackets(demands),
    ...textsIn(practice?.texts),
  ].join(', ')
}

function textsIn(texts: PracticeCounts['texts']): string[] {
  const languages = TARGETS.filter((target) => texts?.translated[target])
  if (!texts || languages.length === 0) return []
  const counts = languages.map((target) => `${texts.translated[target]} of ${texts.total} in ${ENGLISH_NAMES[target]}`)
  return [`practice texts: ${counts.join(', ')}`]
}

const inBrackets = (parts: string[]) => (parts.length > 0 ? ` (${parts.join(', ')})` : '')

/** Names in English. */
export const languagesOf = ({ title_translated, summary_translated, analysis_text_translated }: CountedArticle): string[] =>
  TARGETS.filter((lang) => title_translated[lang] || summary_translated[lang] || analysis_text_translated[lang]).map(
    (lang) => ENGLISH_NAMES[lang],
  )
