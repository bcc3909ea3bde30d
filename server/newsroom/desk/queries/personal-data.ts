import type { Db } from '#server/db/open.ts'

/** What an editor wrote: their versions of drafts and their comments. */
export async function personalDeskData(db: Db, userId: string) {
  const versions = await db
    .selectFrom('desk_versions')
    .innerJoin('desk_drafts', 'desk_drafts.draft_id', 'desk_versions.draft_id')
    .where('actor_id', '=', userId)
    .orderBy('at')
    .select(['title', 'day', 'at', 'sections', 'model'])
    .execute()
  const comments = await db
    .selectFrom('desk_comments')
    .innerJoin('desk_drafts', 'desk_drafts.draft_id', 'desk_comments.draft_id')
    .where('by_id', '=', userId)
    .orderBy('at')
    .select(['title', 'section', 'quote', 'text', 'at'])
    .execute()
  return { versions, comments }
}
