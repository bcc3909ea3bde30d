import type { Shortcut } from '#web/platform/shortcuts/shortcuts.ts'

export type ListAction = 'next' | 'previous' | 'help'
export type ReviewAction = 'next' | 'previous' | 'reviewed' | 'resolved' | 'dismissed' | 'hide' | 'notes'

/** Arrow keys are bound beside these where they are free. */
export const LIST_SHORTCUTS: readonly Shortcut<ListAction>[] = [
  { name: 'next', does: 'Go to the next report', keys: ['J'] },
  { name: 'previous', does: 'Go to the report before', keys: ['K'] },
  { name: 'help', does: 'Show or hide the keys', keys: ['?'] },
]

export const REVIEW_SHORTCUTS: readonly Shortcut<ReviewAction>[] = [
  { name: 'next', does: 'Next report, after a decision the next pending one', keys: ['J'] },
  { name: 'previous', does: 'The report before', keys: ['K'] },
  { name: 'reviewed', does: 'Mark reviewed', keys: ['R'] },
  { name: 'resolved', does: 'Resolve', keys: ['E'] },
  { name: 'dismissed', does: 'Dismiss', keys: ['D'] },
  { name: 'hide', does: 'Hide the post, or show it again', keys: ['H'] },
  { name: 'notes', does: 'Write notes; Tab leaves them', keys: ['N'] },
]
