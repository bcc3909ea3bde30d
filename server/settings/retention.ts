/** For how many days things are kept that nobody needs for good. `docs/operations.md` says it to operators. */
export const RETENTION_DAYS = {
  /** Failed sign-ins, after their window is over and nobody is kept out. */
  signInFailures: 2,
  /** Reset links, used or not: they count against asking too often. */
  resetLinks: 2,
  /** Jobs that are done. What was given up stays 90 days, for an admin to try again. */
  doneJobs: 1,
  givenUpJobs: 90,
  /** What a restored backup left to do and no version of this product knows how to. */
  carriedJobs: 30,
  /** That a mail was sent, or why it was not. */
  mailDeliveries: 90,
  /** Mails as files, where there is no mail server. */
  outbox: 30,
  /** Checkouts that came to nothing. */
  checkouts: 90,
  /** Payment events that belong to nobody here; those that were set aside, and endings that are done. */
  unmatchedEvents: 90,
  flaggedEvents: 400,
  doneEndings: 400,
  /** What admins and moderators did: a year at least is asked for. */
  audit: 400,
  /** Paragraphs that were paid for. */
  translatedParagraphs: 180,
} as const

const DAY_MS = 24 * 60 * 60_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)
