import { ENGLISH_NAMES, TARGETS, type Target } from '#contract/languages.ts'

type ByTarget = Partial<Record<Target, unknown>>

/** The parts of an article that are counted, as uploaded and as the server returns it. */
export interface CountedArticle {
  follow_up_data: { key_terms_list: unknown[]; flashcards: unknown[] }
  potential_questions: { prelims_quiz: unknown[] } | null
  mains_model_answers: unknown[]
  title_translated: ByTarget
  summary_translated: ByTarget
  analysis_text_translated: ByTarget
}

/** `12 key terms, 5 quiz questions, 8 flashcards, 1 model answer` */
export function countsOf({
  follow_up_data: more,
  potential_questions: quiz,
  mains_model_answers: mains,
}: CountedArticle): string {
  const counts: [number, string][] = [
    [more.key_terms_list.length, 'key term'],
    [quiz?.prelims_quiz.length ?? 0, 'quiz question'],
    [more.flashcards.length, 'flashcard'],
    [mains.length, 'model answer'],
  ]
  return counts.map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`).join(', ')
}

/** The languages that an article is translated into, in English. */
export const languagesOf = ({ title_translated, summary_translated, analysis_text_translated }: CountedArticle): string[] =>
  TARGETS.filter((lang) => title_translated[lang] || summary_translated[lang] || analysis_text_translated[lang]).map(
    (lang) => ENGLISH_NAMES[lang],
  )
