import { FORUM_NOT_FOUND } from '#contract/community/forum-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/**
 * Locks the forum until the transaction ends, so that its counts and its latest post stay consistent. Take this lock first: a transaction that
 * holds only a foreign-key lock and updates the forum later can deadlock with another.
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

/** @param forumIds in ascending order, so that two transactions never deadlock */
export async function lockForums(db: Db, forumIds: string[]): Promise<void> {
  for (const forumId of forumIds) await lockForum(db, forumId)
}
