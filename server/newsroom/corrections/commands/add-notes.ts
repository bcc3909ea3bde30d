import type { ArticleNote } from '#contract/reading/provenance.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'

export interface NewNote {
  article_id: string
  kind: ArticleNote['kind']
  wrong: string
  right_text: string
}

/** @returns the new ones */
export async function addNotes(db: Db, notes: NewNote[], now: Date) {
  if (notes.length === 0) return []
  return db
    .insertInto('article_notes')
    .values(notes.map((note) => ({ note_id: newId(), ...note, noted_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['note_id', 'article_id', 'right_text'])
    .execute()
}
