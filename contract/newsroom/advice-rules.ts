/** What is looked at; each rule is one in `npm run content:check` too. */
export const ADVICE_RULES = [
  'paper',
  'length',
  'number_of_items',
  'same_twice',
  'reading_level',
  'dates',
  'facts',
  'key_terms',
  'questions',
  'explanations',
  'answers',
  'mains',
  'sources',
  'study_with',
  'watch',
  'translation',
  'repeated',
  'too_long',
] as const
export type AdviceRule = (typeof ADVICE_RULES)[number]

export const MAX_ADVICE = 500
/** Of an article as JSON, in characters: more than twice the longest that has been written. */
export const MAX_ADVISED_LENGTH = 200_000
export const MAX_ADVISED_LINES = 4000
/** Questions, cards and titles of a day that are looked for among what was asked before. */
export const MAX_ADVISED_QUESTIONS = 600
