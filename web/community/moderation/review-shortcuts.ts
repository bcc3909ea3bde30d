import type { Shortcut } from '#web/platform/shortcuts/shortcuts.ts'

export type ListAction = 'next' | 'previous' | 'help'
export type ReviewAction = 'next' | 'previous' | 'reviewed' | 'resolved' | 'dismissed' | 'hide' | 'notes'

/** Arrow keys work where they have no other use. */
export const LIST_SHORTCUTS: readonly Shortcut<ListAction>[] = [
  { name: 'next', does: 'Go to the next report', keys: ['J'] },
  { name: 'previous', does: 'Go to the previous report', keys: ['K'] },
  { name: 'help', does: 'Show or hide the shortcuts', keys: ['?'] },
]

export const REVIEW_SHORTCUTS: readonly Shortcut<ReviewAction>[] = [
  { name: 'next', does: 'Next report; after a decision, the next pending report', keys: ['J'] },
  { name: 'previous', does: 'Previous report', keys: ['K'] },
  { name: 'reviewed', does: 'Mark reviewed', keys: ['R'] },
  { name: 'resolved', does: 'Resolve', keys: ['E'] },
  { name: 'dismissed', does: 'Dismiss', keys: ['D'] },
  { name: 'hide', does: 'Hide or unhide the post', keys: ['H'] },
  { name: 'notes', does: 'Write notes; Tab leaves the field', keys: ['N'] },
]
