import { RETENTION_DAYS } from '#server/settings/retention.ts'

const DAY_SECONDS = 86_400

/** pg-boss gives up after two retries: an outage would lose mail. */
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

/** Retries suppress the next times. */
export const RECURRING = { retryDelayMax: 300 }

export const FAILED_QUEUE = 'failed'
