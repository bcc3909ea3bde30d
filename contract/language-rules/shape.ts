/** Regular expressions: text before a full stop within a sentence. */
export interface SentenceRules {
  abbreviations: string
  /** Letters or their names, as in `के. एस.` */
  initials: string
}

export interface SpeechTexts {
  rupees: string
  dollars: string
  euros: string
  to: string
  percent: string
  /** Between amount and currency: regular expression, longest first. */
  scales: string
  expansions: readonly Replacement[]
}
export type Replacement = readonly [RegExp, string | ((found: string) => string)]

export interface SearchRules {
  /** Question and joining words, optional in results; separated by spaces. */
  smallWords: string
  inflections: readonly Inflection[]
}
export interface Inflection {
  ending: RegExp
  /** Least length of the stem. */
  letters: number
  /** Replacement endings; more may follow. */
  others: readonly string[]
}

/** Regular expressions. */
export interface NumberRules {
  /** Matched at word starts. */
  scales: Partial<Record<Scale, string>>
  ordinals: string
  /** One to six, matched at word starts: what "Only two" counts. */
  counts: readonly string[]
}
/** Longest first: "lakh crore" begins with "lakh". */
export const SCALES = { trillion: 1e12, billion: 1e9, crore: 1e7, million: 1e6, lakh: 1e5, thousand: 1e3 } as const
type Scale = keyof typeof SCALES
