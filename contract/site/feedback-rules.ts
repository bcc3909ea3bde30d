/** What both sides know about feedback. No schema here: the browser loads this as it is. */

/** In the order in which feedback usually goes through them. */
export const FEEDBACK_STATUSES = ['submitted', 'received', 'in_progress', 'resolved', 'closed'] as const
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number]

export const STATUS_LABELS: Record<FeedbackStatus, string> = {
  submitted: 'Submitted',
  received: 'Received',
  in_progress: 'In Progress',
  resolved: 'Resolved',
  closed: 'Closed',
}

/** While nobody has begun to work on it, its author may still put it in other words. */
export const EDITABLE_STATUSES = ['submitted', 'received'] as const satisfies FeedbackStatus[]
export const isEditable = (status: FeedbackStatus): boolean => (EDITABLE_STATUSES as readonly string[]).includes(status)

export const MAX_SUBJECT = 200
export const MAX_MESSAGE = 5000
export const MAX_RESPONSE = 5000

/** Crockford's: no I, L, O and U, so that an id survives being read aloud and written down. */
export const TRACKING_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TRACKING_BODY = new RegExp(`^[${TRACKING_ALPHABET}]{10}$`)

/** @returns the tracking id that somebody means who types it in small letters, with O for 0, without its hyphen or its beginning */
export function trackingIdFrom(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '')
  const body = plain.length === 12 && plain.startsWith('FB') ? plain.slice(2) : plain
  const meant = body.replaceAll('O', '0').replace(/[IL]/g, '1')
  return TRACKING_BODY.test(meant) ? `FB-${meant}` : undefined
}
