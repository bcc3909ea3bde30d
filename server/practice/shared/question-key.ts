import { createHash } from 'node:crypto'
import type { MainsAnswer } from '#contract/reading/articles.ts'

const DIGITS = 32

/** Stable when the rest of the article is edited. */
export const questionKeyOf = (question: string): string =>
  createHash('sha256').update(question.normalize('NFC').trim()).digest('hex').slice(0, DIGITS)

/** For readers: without marks and key demands. */
export const mainsAnswerOf = ({
  question,
  answer,
  value_box,
  sketch,
  translated,
}: Omit<MainsAnswer, 'question_key'>): MainsAnswer => ({
  question,
  answer,
  ...(value_box && { value_box }),
  ...(sketch && { sketch }),
  ...(translated && { translated: withoutDemands(translated) }),
  question_key: questionKeyOf(question),
})

type Translated = NonNullable<MainsAnswer['translated']>

const withoutDemands = (translated: Translated): Translated =>
  Object.fromEntries(Object.entries(translated).map(([language, { question, answer }]) => [language, { question, answer }]))
