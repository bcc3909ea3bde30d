import type { Correction } from '#contract/newsroom/corrections.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { publish } from '#server/events.ts'
import { addNotes } from './add-notes.ts'

export interface ArticleCorrection extends Correction {
  articleId: string
  title: string
}

/** Records each once. Needs the transaction of the edit. */
export async function recordCorrection(
  db: Db,
  { articleId, title, wrong, right }: ArticleCorrection,
  actor: { id: string | null; username: string } | null,
  now: Date,
): Promise<void> {
  const [note] = await addNotes(db, [{ article_id: articleId, kind: 'correction', wrong, right_text: right }], now)
  if (!note) return
  const subject = { kind: 'article', id: articleId, name: title }
  await recordAudit(db, { actor, action: 'article.corrected', subject, details: { wrong, right } }, now)
  await publish(db, 'article.corrected', [{ articleId, noteId: note.note_id, title, right }], now)
}
