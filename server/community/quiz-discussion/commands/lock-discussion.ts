import { sql } from 'kysely'
import { DISCUSSION_DELETED, DISCUSSION_NOT_FOUND } from '#contract/community/quiz-discussion.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { NoticeDiscussion } from '../notices.ts'
import type { Viewer } from '../policy.ts'
import { isOpenTo, questionNumber } from '../queries.ts'

export interface LockedDiscussion extends NoticeDiscussion {
  content: string
  is_resolved: boolean
  deleted_at: Date | null
}

/** @throws HttpError 404, also if this user cannot see the quiz; 409 if deleted, unless allowed */
export async function lockDiscussion(
  db: Db,
  id: string,
  viewer: Viewer,
  { allowDeleted = false } = {},
): Promise<LockedDiscussion> {
  const { rows } = await sql<LockedDiscussion>`
    select discussions.*, ${questionNumber('discussions')} as question_number, quizzes.title as quiz_title, status = 'published' as is_published,
      (select role from users where user_id = author_id) as author_role
    from quiz_discussions as discussions
    join quizzes using (quiz_id) join articles using (article_id) join daily_entries using (entry_id)
    where discussion_id = ${id} and ${isOpenTo(viewer)} for no key update of discussions`.execute(db)
  if (!rows[0]) throw new HttpError(404, DISCUSSION_NOT_FOUND)
  if (rows[0].deleted_at && !allowDeleted) throw new HttpError(409, DISCUSSION_DELETED)
  return rows[0]
}
