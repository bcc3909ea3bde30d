import type { Language } from '#contract/languages.ts'
import { textsIn } from '#contract/practice/question-languages.ts'
import type { WritingQuestion } from './api.ts'

/** @returns the English question if it is not translated */
export const questionIn = (question: WritingQuestion, language: Language): WritingQuestion => ({
  ...question,
  text: textsIn({ text: question.text }, question.translated, language).text,
})
