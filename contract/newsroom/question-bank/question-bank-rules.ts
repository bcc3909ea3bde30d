/** A facility of fewer first answers says little. */
export const LEAST_FOR_FACILITY = 10
/** The same for a discrimination. */
export const LEAST_FOR_DISCRIMINATION = 30
/** In a shorter sitting, the other answers say little about the person. */
export const LEAST_IN_SITTING = 3
/** Above this share of right answers, everybody knows it. */
export const EVERYBODY = 0.95

export const RETIRE_KINDS = ['wrong', 'unclear', 'easy', 'other'] as const
export type RetireKind = (typeof RETIRE_KINDS)[number]
export const RETIRE_LABELS: Record<RetireKind, string> = {
  wrong: 'Wrong or out of date',
  unclear: 'Unclear',
  easy: 'Everybody knows it',
  other: 'Another reason',
}

export const BANK_STATES = ['live', 'look_again', 'retired', 'all'] as const
export type BankState = (typeof BANK_STATES)[number]

export const BANK_SORTS = ['newest', 'hardest', 'easiest', 'least_telling', 'most_answered'] as const
export type BankSort = (typeof BANK_SORTS)[number]

export const LOOK_AGAIN = ['good_readers_wrong', 'everybody_right'] as const
export type LookAgain = (typeof LOOK_AGAIN)[number]
export const LOOK_AGAIN_LABELS: Record<LookAgain, string> = {
  good_readers_wrong: 'Good readers get it wrong',
  everybody_right: 'Everybody gets it right',
}

/** Where the options name things and only the subject tells which is right. */
export const NAMED_THINGS = 'named things'

export const MAX_RETIRE_REASON = 500

export const BANK_QUESTION_NOT_FOUND = 'Question not found'
export const ALREADY_RETIRED = 'This question is retired already'
export const NOT_RETIRED = 'This question is not retired'
export const LAST_OF_QUIZ = 'This is the only question of its quiz. Replace it instead'
export const SAME_QUESTION = 'The new question is the same as the one that it replaces'
export const SAME_IN_QUIZ = 'The quiz has a question with the same words'
