/** Tests and benches write faster than people do: settings that keep nobody waiting. What proves a limit sets its own over these. */
export const NO_LIMITS = {
  RATE_READ: '0',
  RATE_WRITE: '0',
  RATE_AUTH: '0',
  RATE_HEAVY: '0',
  RATE_WEBHOOK: '0',
  POSTS_PER_MINUTE: '0',
  REACTIONS_PER_MINUTE: '0',
  REPORTS_PER_DAY: '0',
  FORUMS_PER_DAY: '0',
  FEEDBACK_PER_HOUR: '0',
  CHECKOUTS_PER_HOUR: '0',
}
