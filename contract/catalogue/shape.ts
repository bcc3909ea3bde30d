export interface PageTexts {
  summary: string
  past: string
  present: string
  future: string
  content: string
  further: string
  more: string
  termsStation: string
  practiseStation: string
  terms: string
  history: string
  questions: Partial<Record<string, string>>
  inShort: string
  notTranslated: string
  partlyTranslated: string
  table: string
  /** Opens and closes the parts after the first. */
  rest: string
  less: string
  minutes: (count: number) => string
  /** For articles opened at a saved position. */
  position: { returned: string; stoppedAt: (percent: number) => string; toTop: string; goThere: string; dismiss: string }
}

/** Two paragraphs; narrow screens show only the first sentence of the first. */
export type PreviewTexts = readonly [first: string, rest: string, second: string]

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
}
/** Longest first: "lakh crore" begins with "lakh". */
export const SCALES = { trillion: 1e12, billion: 1e9, crore: 1e7, million: 1e6, lakh: 1e5, thousand: 1e3 } as const
type Scale = keyof typeof SCALES

export interface CompilationTexts {
  /** `12 articles in 3 topics` */
  size: (articles: number, topics: number) => string
  /** `3 topics` */
  topics: (count: number) => string
  contents: string
  mustKnow: string
  others: string
  also: string
  inNews: string
  /** Opens the summary, facts and terms of a topic. */
  more: string
  questions: string
  showQuestions: string
  key: string
}

export interface ThreadTexts {
  /** Before the title of a thread. */
  partOf: string
  articles: string
  timeline: string
  factsNow: string
  questions: string
  /** Untranslated parts. */
  someInEnglish: string
  /** @param date formatted */
  articleOf: (date: string) => string
}

export interface ProvenanceTexts {
  sinceThen: string
  /** @param date formatted */
  developments: (count: number, date: string) => string
  earlierDevelopments: (count: number) => string
  facts: string
  asOf: (date: string) => string
  askedBefore: string
  question: (number: number) => string
  sources: string
  source: string
  enlarge: string
  pictureFailed: string
  corrections: string
  /** @param date formatted */
  correctedOn: (date: string) => string
  before: string
  corrected: string
  newTab: string
}
