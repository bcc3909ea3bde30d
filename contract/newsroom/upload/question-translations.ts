import { z } from 'zod'
import { inWords, TARGETS, type Target } from '#contract/languages.ts'
import type { Wording } from '#contract/practice/question.ts'
import { unescapeNewlines } from '#contract/reading/analysis.ts'
import { prose, safeText } from '#contract/text.ts'
import { Options } from './question-options.ts'
import { translationsOf } from './upload-shapes.ts'

export const Explanation = safeText({ max: 4000, label: 'An explanation' }).transform((text) => unescapeNewlines(text).trim())

const TranslationFields = z.object(
  { question_text: prose(4000, 'A question'), options: Options, explanation: Explanation.optional() },
  { error: 'A translation of a question must be an object' },
)
export const QUESTION_TRANSLATION_FIELDS = Object.keys(TranslationFields.shape)

const Translation = TranslationFields.transform(
  ({ explanation, ...rest }): QuestionTranslation => (explanation ? { ...rest, explanation } : rest),
)
type QuestionTranslation = Wording & { explanation?: string }

export const QuestionTranslations = translationsOf('a question', Translation)
export type QuestionTranslations = Partial<Record<Target, QuestionTranslation>>

export function letterMistakes(translated: QuestionTranslations, letters: readonly string[]) {
  return TARGETS.flatMap((language) => {
    const found = Object.keys(translated[language]?.options ?? {}).sort()
    if (!translated[language] || found.join() === letters.join()) return []
    const message = `The English options are ${inWords(letters)}, these are ${inWords(found)}`
    return [{ path: [language, 'options'], message }]
  })
}
