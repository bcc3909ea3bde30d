import { type Language, TARGETS, type Target } from '#contract/languages.ts'
import type { AnsweredQuestion, AnsweredQuizQuestion, QuizQuestion } from './question.ts'

type Translations<T> = { [L in Target]?: T | undefined } | undefined

/** @returns the English texts if they are not translated */
export function textsIn<T extends object>(
  english: T,
  translated: Translations<Partial<T>>,
  language: Language,
): T & { lang: Language } {
  const found = language === 'en' ? undefined : translated?.[language]
  return found ? { ...english, ...found, lang: language } : { ...english, lang: 'en' }
}

/** A question, asked or answered. Those of a paper have no explanation, those downloaded before there were translations have none. */
export interface Translatable {
  explanation?: string
  translated?: Translations<{ question_text?: string; explanation?: string | undefined }>
}

/** A question is shown in a language whole, or not at all. */
export function isTranslated({ explanation = '', translated = {} }: Translatable, language: Language): boolean {
  const translation = language === 'en' ? undefined : translated[language]
  return translation !== undefined && (explanation === '' || translation.explanation !== undefined)
}

export const wholeTranslations = (question: Pick<QuizQuestion, 'explanation' | 'translated'>): QuizQuestion['translated'] =>
  Object.fromEntries(
    TARGETS.filter((target) => isTranslated(question, target)).map((target) => [target, question.translated[target]]),
  )

/** `english`: of a translated point. */
export type ShownDemand<D> = D & { english?: string }

/** @param points in the order of the key demands; those that were found in an English answer have none */
export const demandsIn = <D extends { point: string }>(demands: readonly D[], points: readonly string[] = []): ShownDemand<D>[] =>
  demands.map((demand, place) => {
    const point = points[place]
    return point === undefined ? demand : { ...demand, point, english: demand.point }
  })

/** @returns the English question if it is not translated whole */
export const questionIn = (question: QuizQuestion, language: Language): QuizQuestion =>
  language !== 'en' && isTranslated(question, language) ? { ...question, ...question.translated[language] } : question

/** @returns the English question if it is not translated whole */
export function answeredIn(answered: AnsweredQuizQuestion, language: Language): AnsweredQuestion {
  if (language === 'en' || !isTranslated(answered, language)) return answered
  const { question_text: questionText = answered.questionText, ...rest } = answered.translated[language] ?? {}
  return { ...answered, questionText, ...rest }
}
