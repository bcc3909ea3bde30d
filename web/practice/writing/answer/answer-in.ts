import type { Language } from '#contract/languages.ts'
import { demandsIn, type ShownDemand, textsIn } from '#contract/practice/question-languages.ts'
import type { Answer } from '../api.ts'

export interface ShownAnswer extends Answer {
  /** Of the model answer. */
  lang: Language
  /** The model answer, if it is shown in another language. */
  english: string | undefined
  key_demands: ShownDemand<Answer['key_demands'][number]>[]
}

/** Scores belong to the key demands, whatever language they are shown in. */
export function answerIn(answer: Answer, language: Language): ShownAnswer {
  const english = { model_answer: answer.model_answer, key_demands: [] as string[] }
  const { model_answer, key_demands, lang } = textsIn(english, answer.translated, language)
  return {
    ...answer,
    model_answer,
    key_demands: demandsIn(answer.key_demands, key_demands),
    lang,
    english: lang === 'en' ? undefined : answer.model_answer,
  }
}
