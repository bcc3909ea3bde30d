import * as m from '#messages/contract/site.ts'

export const FEEDBACK_STATUSES = ['submitted', 'received', 'in_progress', 'resolved', 'closed'] as const
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number]

export const STATUS_LABELS: Record<FeedbackStatus, string> = {
  submitted: m.submitted,
  received: m.received,
  in_progress: m.inProgress,
  resolved: m.resolved,
  closed: m.closed,
}

export const EDITABLE_STATUSES = ['submitted', 'received'] as const satisfies FeedbackStatus[]
export const isEditable = (status: FeedbackStatus): boolean => (EDITABLE_STATUSES as readonly string[]).includes(status)

export const MAX_SUBJECT = 200
export const MAX_MESSAGE = 5000
export const MAX_RESPONSE = 5000

/** Crockford's Base32, unambiguous when read aloud. */
export const TRACKING_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 100 random bits prevent guessing. */
export const TRACKING_LENGTH = 20
/** Older ids stay valid. */
const OLD_TRACKING_LENGTH = 10
const TRACKING_BODY = new RegExp(`^([${TRACKING_ALPHABET}]{${TRACKING_LENGTH}}|[${TRACKING_ALPHABET}]{${OLD_TRACKING_LENGTH}})$`)

/**
 * Accepts O for 0, I and L for 1, and ids without hyphen or prefix.
 * @returns `undefined` if invalid
 */
export function trackingIdFrom(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '')
  const hasPrefix = plain.startsWith('FB') && [OLD_TRACKING_LENGTH, TRACKING_LENGTH].includes(plain.length - 2)
  const body = hasPrefix ? plain.slice(2) : plain
  const corrected = body.replaceAll('O', '0').replace(/[IL]/g, '1')
  return TRACKING_BODY.test(corrected) ? `FB-${corrected}` : undefined
}
