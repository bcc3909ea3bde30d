import { HIGHLIGHT_NOT_FOUND } from '#contract/syllabus/notes-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/** @throws HttpError 404 */
export async function deleteHighlight(db: Db, userId: string, highlightId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('highlights')
    .where('user_id', '=', userId)
    .where('highlight_id', '=', highlightId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new HttpError(404, HIGHLIGHT_NOT_FOUND)
}
