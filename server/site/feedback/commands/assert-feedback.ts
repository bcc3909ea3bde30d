import { FEEDBACK_NOT_FOUND } from '#contract/site/feedback.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/** @throws HttpError 404 */
export function assertFeedback<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new HttpError(404, FEEDBACK_NOT_FOUND)
  return found
}
