import { sql } from 'kysely'
import { REPLY_NOT_FOUND } from '#contract/community/quiz-discussion.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Viewer } from '../policy.ts'
import { isOpenTo } from '../queries.ts'

interface LockedReply {
  discussion_id: string
  author_id: string | null
  discussion_author_id: string | null
  content: string
  quiz_title: string
}

/**
 * Locks discussions before replies, to avoid deadlocks.
 * @throws HttpError 404, also if this user cannot see the quiz
 */
export async function lockReply(db: Db, id: string, viewer: Viewer, { withDiscussion = false } = {}): Promise<LockedReply> {
  if (withDiscussion) await lockDiscussionOf(db, id)
  const { rows } = await sql<LockedReply>`
    select replies.*, discussions.author_id as discussion_author_id, quizzes.title as quiz_title
    from quiz_discussion_replies as replies join quiz_discussions as discussions using (discussion_id)
    join quizzes using (quiz_id) join articles using (article_id) join daily_entries using (entry_id)
    where reply_id = ${id} and ${isOpenTo(viewer)} for no key update of replies`.execute(db)
  if (!rows[0]) throw new HttpError(404, REPLY_NOT_FOUND)
  return rows[0]
}

const lockDiscussionOf = (db: Db, replyId: string) =>
  sql`
    select from quiz_discussions
    where discussion_id = (select discussion_id from quiz_discussion_replies where reply_id = ${replyId})
    for no key update`.execute(db)
