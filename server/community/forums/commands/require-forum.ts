import { FORUM_NOT_FOUND } from '#contract/community/forum-rules.ts'
import type { Forum } from '#contract/community/forums.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { forumById } from '../queries.ts'

/** @throws HttpError 404 */
export async function requireForum(db: Db, forumId: string): Promise<Forum> {
  const forum = await forumById(db, forumId)
  if (!forum) throw new HttpError(404, FORUM_NOT_FOUND)
  return forum
}
