import type { Db } from '#server/db/open.ts'

/** Marked texts are not made again. @returns whether there is one that a machine made */
export async function reviewPractice(
  db: Db,
  { articleId, language, userId }: { articleId: string; language: string; userId: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .updateTable('practice_translations')
    .set({ reviewed_by: userId, reviewed_at: now })
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .where('reviewed_at', 'is', null)
    .returning('article_id')
    .execute()
  return rows.length > 0
}
