import type { Db } from '#server/db/open.ts'

/** A post as it is reported; `undefined` once it is deleted. */
export const reportablePost = (db: Db, postId: string) =>
  db
    .selectFrom('forum_posts')
    .where('post_id', '=', postId)
    .where('deleted_at', 'is', null)
    .select(['post_id', 'forum_id', 'author_id', 'content', 'created_at'])
    .executeTakeFirst()

/** What moderation holds about a person, for their own download. */
export const personalReportData = (db: Db, userId: string) =>
  db
    .selectFrom('content_reports')
    .where('reporter_id', '=', userId)
    .orderBy('created_at')
    .select(['report_id', 'reason', 'description', 'status', 'created_at'])
    .execute()
