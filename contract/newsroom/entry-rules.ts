/** `found`: older than versioning. */
export const ENTRY_ACTIONS = {
  found: 'First recorded version',
  uploaded: 'Uploaded',
  replaced: 'Replaced by an upload',
  published: 'Published',
  unpublished: 'Returned to draft',
  scheduled: 'Scheduled',
  edited: 'Edited',
  restored: 'Restored',
  deleted: 'Deleted',
} as const
export type EntryAction = keyof typeof ENTRY_ACTIONS

export const MAX_PASSED_DATES = 50

export const BY_SCHEDULE = 'The schedule'

export const ENTRY_GONE = 'Entry not found'
export const REVISION_GONE = 'This version of the day does not exist'
export const SCHEDULED_IS_DRAFT = 'scheduled_for requires "status": "draft"'
export const SCHEDULE_PAST = 'This time has passed. Choose a later one, or publish now.'
export const TITLE_TAKEN = 'Another article of this day already has this title'
export const ITEM_UNKNOWN = 'This item is not of this day, or is in the list twice'
export const DATE_TAKEN_SINCE = 'Another day already has this date. Delete or change it first.'

/** @param by author of the newer version */
export const changedSince = (revision: number, by: string) =>
  `${by} has changed this day since you opened it. It is now at version ${revision}. Please review it again.`
export const DELETED_SINCE = 'This day was deleted since you opened it. Please review it again.'
