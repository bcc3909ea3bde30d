import type { Language } from '#contract/languages.ts'
import type { ExchangeDemand, Offer } from '#contract/practice/exchange.ts'
import { demandsIn, type ShownDemand } from '#contract/practice/question-languages.ts'

export type Exchanged = Pick<Offer, 'question' | 'demands'>

const translationOf = ({ question }: Exchanged, language: Language) =>
  language === 'en' ? undefined : question.translated?.[language]

export const isExchangedIn = (one: Exchanged, language: Language): boolean => translationOf(one, language) !== undefined

/** Marks belong to the key demands, whatever language they are shown in. */
export const exchangedDemands = (one: Exchanged, language: Language): ShownDemand<ExchangeDemand>[] =>
  demandsIn(one.demands, translationOf(one, language)?.key_demands)
