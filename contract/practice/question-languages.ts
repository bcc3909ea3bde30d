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

/** A question is shown in a language whole, or not at all. Those downloaded before there were translations have none. */
export function isTranslated(
  { explanation, translated = {} }: Pick<QuizQuestion, 'explanation'> & Partial<Pick<QuizQuestion, 'translated'>>,
  language: Language,
): boolean {
  const translation = language === 'en' ? undefined : translated[language]
  return translation !== undefined && (explanation === '' || translation.explanation !== undefined)
}

export const wholeTranslations = (question: Pick<QuizQuestion, 'explanation' | 'translated'>): QuizQuestion['translated'] =>
  Object.fromEntries(
    TARGETS.filter((target) => isTranslated(question, target)).map((target) => [target, question.translated[target]]),
  )

/** @returns the English question if it is not translated whole */
export const questionIn = (question: QuizQuestion, language: Language): QuizQuestion =>
  language !== 'en' && isTranslated(question, language) ? { ...question, ...question.translated[language] } : question

/** @returns the English question if it is not translated whole */
export function answeredIn(answered: AnsweredQuizQuestion, language: Language): AnsweredQuestion {
  if (language === 'en' || !isTranslated(answered, language)) return answered
  const { question_text: questionText = answered.questionText, ...rest } = answered.translated[language] ?? {}
  return { ...answered, questionText, ...rest }
}
