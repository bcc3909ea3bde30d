/** @param model the operator's name */
export const madeByMachine = (model: string): string =>
  `Made by AI (${model}). It can be wrong: check it against the model answer.`

export const FEEDBACK_FAILURES = {
  away: 'The service did not answer.',
  refused: 'The service did not accept the request.',
  unusable: 'The reply of the service could not be used.',
  not_agreed: 'You withdrew your consent to send answers.',
  not_offered: 'Feedback is no longer offered on this site.',
  interrupted: 'The request was interrupted several times.',
  failed_here: 'Something went wrong on our side.',
} as const
export type FeedbackFailure = keyof typeof FEEDBACK_FAILURES

/** These requests may have cost something, so they count towards the limit. */
export const COUNTED_FAILURES: readonly FeedbackFailure[] = ['unusable', 'failed_here']

export const afterFailure = (sentence: string): string =>
  COUNTED_FAILURES.some((failure) => FEEDBACK_FAILURES[failure] === sentence)
    ? 'Your answer is unchanged. The service was asked, so this counts towards your daily limit.'
    : 'Your answer is unchanged, and this does not count towards your daily limit.'

/** 409 */
export const FEEDBACK_NOT_OFFERED = 'Feedback by a machine is not offered on this site'
/** 409 */
export const FEEDBACK_NEEDS_CONSENT = 'Please first agree to send your answer to this service'
/** 409 */
export const OTHER_SERVICE = 'Answers would be sent to another service than the one you were shown. Please load the page again.'
/** 409 */
export const FEEDBACK_NEEDS_TEXT = 'Feedback is for typed answers that were submitted'

export const MAX_FEEDBACK_REMARKS = 12
export const MAX_FEEDBACK_CHARACTERS = 400
