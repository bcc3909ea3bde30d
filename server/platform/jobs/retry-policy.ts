import { RETENTION_DAYS } from '#server/settings/retention.ts'

const DAY_SECONDS = 86_400

/** By default pg-boss gives up after two retries and deletes after 14 days: an hour's outage of a mail server would lose mail. */
export const RETRY_POLICY = {
  retryLimit: 14,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600 * 6,
  heartbeatSeconds: 60,
  expireInSeconds: 900,
  retentionSeconds: RETENTION_DAYS.givenUpJobs * DAY_SECONDS,
  deleteAfterSeconds: RETENTION_DAYS.doneJobs * DAY_SECONDS,
}

/** A recurring job comes again by itself: only while it is tried again are its next times left out, so the tries are never far apart. */
export const RECURRING = { retryDelayMax: 300 }

/** Where pg-boss moves jobs whose retries are used up. */
export const FAILED_QUEUE = 'failed'
