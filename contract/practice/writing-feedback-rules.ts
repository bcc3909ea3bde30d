import * as m from '#messages/contract/practice/writing-feedback.ts'

/** @param model the operator's name */
export const madeByMachine = (model: string): string => m.madeByMachine({ model })

export const FEEDBACK_FAILURES = {
  away: m.away,
  refused: m.refused,
  unusable: m.unusable,
  not_agreed: m.notAgreed,
  not_offered: m.notOffered,
  interrupted: m.interrupted,
  failed_here: m.failedHere,
} as const
export type FeedbackFailure = keyof typeof FEEDBACK_FAILURES

/** These requests may have cost something, so they count towards the limit. */
export const COUNTED_FAILURES: readonly FeedbackFailure[] = ['unusable', 'failed_here']

export const afterFailure = (sentence: string): string =>
  COUNTED_FAILURES.some((failure) => FEEDBACK_FAILURES[failure] === sentence) ? m.counted : m.notCounted

/** 409 */
export const FEEDBACK_NOT_OFFERED = m.serviceNotOffered
/** 409 */
export const FEEDBACK_NEEDS_CONSENT = m.needsConsent
/** 409 */
export const OTHER_SERVICE = m.otherService
/** 409 */
export const FEEDBACK_NEEDS_TEXT = m.needsText

export const MAX_FEEDBACK_REMARKS = 12
export const MAX_FEEDBACK_CHARACTERS = 400
