/** How many days data is kept that is not needed permanently. Listed for operators in `docs/operations.md`. */
export const RETENTION_DAYS = {
  /** Failed sign-ins, after their window and block are over. */
  signInFailures: 2,
  /** Devices and networks that signed in to an account, after the last time. */
  signInSources: 180,
  /** Password-reset links, used or not; they are needed to limit requests for links. */
  resetLinks: 2,
  /** Confirmation and sign-in links, used or not. Until then an expired link can be exchanged for a new one. */
  emailLinks: 7,
  /** Completed jobs. Failed ones stay 90 days, so that an admin can retry them. */
  doneJobs: 1,
  givenUpJobs: 90,
  /** Jobs of a restored backup whose queue this version does not have. */
  carriedJobs: 30,
  /** Records of sent mails and of errors. */
  mailDeliveries: 90,
  /** Mails written to files, where there is no mail server. */
  outbox: 30,
  /** Checkouts that were not completed. */
  checkouts: 90,
  /** Payment events without a matching account, flagged events, and completed cancellations at providers. */
  unmatchedEvents: 90,
  flaggedEvents: 400,
  doneEndings: 400,
  /** Actions of admins and moderators; at least a year is required. */
  audit: 400,
  /** Translated paragraphs, which cost money to translate again. */
  translatedParagraphs: 180,
} as const

const DAY_MS = 24 * 60 * 60_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)
