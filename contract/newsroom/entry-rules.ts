/** What can be done to a day, and the words for it. The page needs them at run time, so there are no schemas here. */

/** `found`: the day is older than the newsroom. */
export const ENTRY_ACTIONS = {
  found: 'Found as it was',
  uploaded: 'Uploaded',
  replaced: 'Replaced by an upload',
  published: 'Published',
  unpublished: 'Taken back to draft',
  scheduled: 'Scheduled',
  edited: 'Edited',
  restored: 'Restored',
  deleted: 'Deleted',
} as const
export type EntryAction = keyof typeof ENTRY_ACTIONS

/** Who acts where nobody is signed in. */
export const BY_SCHEDULE = 'The schedule'

export const ENTRY_GONE = 'Entry not found'
export const REVISION_GONE = 'There is no such version of this day'
export const SCHEDULED_IS_DRAFT = 'A time to publish goes with "status": "draft"'
export const SCHEDULE_PAST = 'This time has passed. Choose a later one, or publish now.'
export const TITLE_TAKEN = 'Another article of this day has this title'
export const DATE_TAKEN_SINCE = 'Another day has this date now. Delete or change that one first.'

/** @param by who made the newer version */
export const changedSince = (revision: number, by: string) =>
  `This day has changed since you looked at it: it is at version ${revision} now, by ${by}. Look at it again before you decide.`
export const DELETED_SINCE = 'This day was deleted since you looked at it. Look at it again before you decide.'
