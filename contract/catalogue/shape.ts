/** Words of the page in the language an article is read in; the rest of the interface is English. */
export interface PageTexts {
  summary: string
  past: string
  present: string
  future: string
  content: string
  further: string
  /** Short, for the rail. */
  more: string
  /** Shorter names for the rail, where five of the usual ones do not fit next to each other on a phone. */
  stations?: Partial<Record<string, string>>
  /** Short, for the rail. */
  termsStation: string
  /** Short, for the rail. */
  practiseStation: string
  terms: string
  history: string
  /** What each of the three parts answers. */
  questions: Partial<Record<string, string>>
  /** The heading above the first sentences of the summary, at the end of the article. */
  inShort: string
  /** The article has no translation in this language. */
  notTranslated: string
  /** Parts of the article have no translation in this language. */
  partlyTranslated: string
  /** For screen readers: what scrolls. */
  table: string
  /** Said when an article opens in the middle. */
  position: { returned: string; stoppedAt: (percent: number) => string; toTop: string; goThere: string; dismiss: string }
}

/** Two short paragraphs that show how the reading settings look, the same in each language. */
export type PreviewTexts = readonly [string, string]

/** Alternatives of a regular expression: what a full stop follows without ending the sentence. */
export interface SentenceRules {
  abbreviations: string
  /** A single letter, or the name of one, as in `के. एस.` */
  initials: string
}

/** What a voice says for signs. */
export interface SpeechTexts {
  rupees: string
  dollars: string
  euros: string
  to: string
  percent: string
  /** Words that stand between an amount and its currency; alternatives of a regular expression, longer ones first. */
  scales: string
  /** Shortened words in full. */
  expansions: readonly Replacement[]
}
export type Replacement = readonly [RegExp, string | ((found: string) => string)]

export interface SearchRules {
  /** Words that ask or join: an answer need not have them. Separated by spaces. */
  smallWords: string
  inflections: readonly Inflection[]
}
export interface Inflection {
  ending: RegExp
  /** Letters that must be left of the word. */
  letters: number
  /** In place of the ending: endings of the same noun, after which more may follow. */
  others: readonly string[]
}

/** How numbers are written, to compare them between languages: alternatives of a regular expression. */
export interface NumberRules {
  /** What a number is counted in, by the front of the word. */
  scales: Partial<Record<Scale, string>>
  /** What follows the digits of an ordinal. */
  ordinals: string
}
/** The larger first: "lakh crore" begins with "lakh". */
export const SCALES = { trillion: 1e12, billion: 1e9, crore: 1e7, million: 1e6, lakh: 1e5, thousand: 1e3 } as const
type Scale = keyof typeof SCALES

/** Headings inside a compilation of a week or month. */
export interface CompilationTexts {
  contents: string
  /** Of must-know facts. */
  mustKnow: string
  /** Articles that have no line of the syllabus. */
  others: string
  /** Before the titles of articles on the same topic. */
  also: string
  questions: string
  /** Answers and explanations of the questions. */
  key: string
}

/** Of what stands beside the text of an article: its sources, facts, and what happened since. */
export interface ProvenanceTexts {
  sinceThen: string
  /** @param date formatted */
  developments: (count: number, date: string) => string
  facts: string
  asOf: (date: string) => string
  askedBefore: string
  question: (number: number) => string
  sources: string
  /** Before the one source of a figure. */
  source: string
  /** Of a picture. */
  enlarge: string
  pictureFailed: string
  corrections: string
  /** @param date formatted */
  correctedOn: (date: string) => string
  /** Before what was wrong, and before what is right. */
  wasWrong: string
  isRight: string
  /** For screen readers, after a link. */
  newTab: string
}
