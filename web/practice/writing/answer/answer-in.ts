import type { Language } from '#contract/languages.ts'
import { textsIn } from '#contract/practice/question-languages.ts'
import type { Answer } from '../api.ts'

/** `lang`: of the model answer. */
export type ShownAnswer = Answer & { lang: Language }

/** Scores belong to the key demands, whatever language they are shown in. */
export function answerIn(answer: Answer, language: Language): ShownAnswer {
  const english = { model_answer: answer.model_answer, key_demands: [] as string[] }
  const { model_answer, key_demands, lang } = textsIn(english, answer.translated, language)
  const demands = answer.key_demands.map((demand, place) => ({ ...demand, point: key_demands[place] ?? demand.point }))
  return { ...answer, model_answer, key_demands: demands, lang }
}
