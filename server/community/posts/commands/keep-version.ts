import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { StoredPost } from '../rules.ts'

/** For moderators. */
export async function keepVersion(db: Db, { post_id, content }: StoredPost, replacedBy: string, now: Date): Promise<void> {
  await db
    .insertInto('forum_post_versions')
    .values({ version_id: newId(), post_id, content, replaced_by: replacedBy, replaced_at: now })
    .execute()
}
