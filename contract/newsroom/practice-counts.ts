import { byTarget, type Target } from '#contract/languages.ts'
import type { ArticleUpload } from './upload/article-upload.ts'

export interface PracticeCounts {
  key_demands: number
  translated_questions: Record<Target, number>
  /** Questions, cards, answers, lists and sentences, by the server only. */
  texts?: { total: number; translated: Record<Target, number> } | undefined
}

export function practiceCounts({
  mains_model_answers,
  potential_questions,
}: Pick<ArticleUpload, 'mains_model_answers' | 'potential_questions'>): PracticeCounts {
  const questions = potential_questions?.prelims_quiz ?? []
  return {
    key_demands: mains_model_answers.reduce((count, { key_demands = [] }) => count + key_demands.length, 0),
    translated_questions: byTarget((target) => questions.filter(({ translated }) => translated?.[target]).length),
  }
}
