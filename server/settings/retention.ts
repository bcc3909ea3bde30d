export const RETENTION_DAYS = {
  /** After window and block. */
  signInFailures: 2,
  /** After the last time. */
  signInSources: 180,
  /** Needed to limit requests. */
  resetLinks: 2,
  /** Expired links can be exchanged. */
  emailLinks: 7,
  doneJobs: 1,
  givenUpJobs: 90,
  /** Queues that this version does not have. */
  carriedJobs: 30,
  mailDeliveries: 90,
  outbox: 30,
  checkouts: 90,
  unmatchedEvents: 90,
  flaggedEvents: 400,
  doneEndings: 400,
  /** The law requires a year. */
  audit: 400,
  translatedParagraphs: 180,
  /** After their day, or after they were added if that was later: corrections may still need them. */
  deskSources: 90,
  /** Only to fetch an address once a day. */
  deskFetches: 2,
  /** Of the drafting service; what was accepted stays in the versions. */
  proposals: 365,
} as const

const DAY_MS = 24 * 60 * 60_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)
