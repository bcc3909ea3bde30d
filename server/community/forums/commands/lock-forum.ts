import { FORUM_NOT_FOUND } from '#contract/community/forum-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/**
 * Keeps counts and the latest post consistent. Take this lock first: updating the forum under a mere foreign-key lock can
 * deadlock.
 * @throws HttpError 404
 */
export async function lockForum(db: Db, forumId: string): Promise<{ title: string; is_locked: boolean }> {
  const forum = await db
    .selectFrom('forums')
    .where('forum_id', '=', forumId)
    .select(['title', 'is_locked'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!forum) throw new HttpError(404, FORUM_NOT_FOUND)
  return forum
}

/** @param forumIds ascending, to avoid deadlocks */
export async function lockForums(db: Db, forumIds: string[]): Promise<void> {
  for (const forumId of forumIds) await lockForum(db, forumId)
}
