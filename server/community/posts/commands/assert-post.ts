import { POST_NOT_FOUND } from '#contract/community/forum-rules.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/** @throws HttpError 404 */
export function assertPost<T>(found: T | undefined): T {
  if (found === undefined) throw postNotFound()
  return found
}

export const postNotFound = () => new HttpError(404, POST_NOT_FOUND)
