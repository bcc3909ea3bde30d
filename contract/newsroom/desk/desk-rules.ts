/** A draft without a day is an idea. `handed_over`: its day has it, and it is changed there. */
export const DESK_STATES = {
  planned: 'Planned',
  drafting: 'Being written',
  review: 'Ready for review',
  approved: 'Approved',
  handed_over: 'In its day',
} as const
export type DeskState = keyof typeof DESK_STATES

/** What a person may choose; writing makes a planned draft one that is being written. */
export const CHOSEN_STATES = ['drafting', 'review', 'approved'] as const
export type ChosenState = (typeof CHOSEN_STATES)[number]

export const HOLD_ACTIONS = ['take', 'release', 'ask', 'hand_over', 'keep'] as const
export type HoldAction = (typeof HOLD_ACTIONS)[number]

/** Without a save or a sign of life the section is free. */
export const HOLD_SECONDS = 60
/** Changes of one person within this time make one version. */
export const VERSION_MINUTES = 5

export const MAX_DESK_DAYS = 62
export const MAX_DESK_IDEAS = 500
export const MAX_COMMENTS = 500

export const DRAFT_GONE = 'This draft does not exist'
export const DESK_VERSION_GONE = 'This version of the draft does not exist'
export const COMMENT_GONE = 'This comment does not exist'
export const HANDED_OVER = 'This article is in its day already. Change it there.'
export const NO_SUCH_EDITOR = 'This person is no admin'
export const HAS_TEXT = 'The items in the news belong to a day'
export const TOO_MANY_COMMENTS = `A draft can have at most ${MAX_COMMENTS} comments`
export const NO_DAY = 'This is an idea. Give it a day first.'
export const ONE_IN_NEWS = 'This day has a list of items in the news already'
export const NEEDS_ANOTHER_PERSON = 'Somebody else has to approve this: you wrote in it last'
export const NOTHING_APPROVED = 'Nothing of this day is approved yet'
export const TOO_MANY_IDEAS = `There can be at most ${MAX_DESK_IDEAS} ideas. Delete some first.`

export const heldBy = (name: string, section: string) => `${name} is writing in “${section}”. Your text is not saved there yet.`
export const changedBy = (name: string, section: string) => `${name} has changed “${section}” since you opened it.`
export const notApproved = (titles: string[]) => `Not approved yet: ${titles.join(', ')}`

/** Numbers that a day's article usually has: what is missing is shown, and never refused. */
export const USUAL = { key_terms: 10, questions: 6, flashcards: 8, mains: 2, must_know: 3, sources: 1, facts: 1 } as const
export type UsualPart = keyof typeof USUAL
