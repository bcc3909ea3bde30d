import * as m from '#messages/community/moderation/queue.ts'
import type { Shortcut } from '#web/platform/shortcuts/shortcuts.ts'

export type ListAction = 'next' | 'previous' | 'help'
export type ReviewAction = 'next' | 'previous' | 'reviewed' | 'resolved' | 'dismissed' | 'hide' | 'notes'

/** Arrow keys work where they have no other use. */
export const LIST_SHORTCUTS: readonly Shortcut<ListAction>[] = [
  { name: 'next', does: m.goToNext, keys: ['J'] },
  { name: 'previous', does: m.goToPrevious, keys: ['K'] },
  { name: 'help', does: m.toggleShortcuts, keys: ['?'] },
]

export const REVIEW_SHORTCUTS: readonly Shortcut<ReviewAction>[] = [
  { name: 'next', does: m.nextOrPending, keys: ['J'] },
  { name: 'previous', does: m.previousReport, keys: ['K'] },
  { name: 'reviewed', does: m.markReviewedKey, keys: ['R'] },
  { name: 'resolved', does: m.resolve, keys: ['E'] },
  { name: 'dismissed', does: m.dismissReport, keys: ['D'] },
  { name: 'hide', does: m.hideOrUnhide, keys: ['H'] },
  { name: 'notes', does: m.writeNotes, keys: ['N'] },
]
