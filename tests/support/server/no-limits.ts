/** Settings without limits, because tests and benches write faster than people do. Tests of a limit override them. */
export const NO_LIMITS = {
  /** Sign-up creates usable accounts; tests of the confirmation set 1. */
  CONFIRM_EMAIL: '0',
  RATE_READ: '0',
  RATE_WRITE: '0',
  RATE_AUTH: '0',
  RATE_HEAVY: '0',
  RATE_WEBHOOK: '0',
  RATE_REPORT: '0',
  POSTS_PER_MINUTE: '0',
  REACTIONS_PER_MINUTE: '0',
  REPORTS_PER_DAY: '0',
  FORUMS_PER_DAY: '0',
  MOCK_TESTS_PER_DAY: '0',
  FEEDBACK_PER_HOUR: '0',
  CHECKOUTS_PER_HOUR: '0',
  ANSWERS_PER_DAY: '0',
  REVIEWS_PER_DAY: '0',
  OFFERS_PER_DAY: '0',
  MISTAKE_REPORTS_PER_DAY: '0',
  PHOTOGRAPHS_PER_DAY: '0',
  TRIALS_PER_NETWORK_PER_DAY: '0',
}
