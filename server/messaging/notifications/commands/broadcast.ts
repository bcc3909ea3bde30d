import type { Db } from '#server/db/open.ts'
import { asConsequence } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Notice } from '#server/platform/events/notice.ts'

type Said = Omit<Notice, 'userId' | 'silencedBy'>

/**
 * Notifies all users with one row, once; a repeated notice gets the new words and shows again. Preferences are applied when it is read. An error here
 * is reported and does not roll back the caller's transaction.
 */
export const broadcast = (db: Db, said: Said, now: Date): Promise<void> =>
  asConsequence(db, async () => {
    await db
      .insertInto('broadcasts')
      .values({ notification_id: newId(), ...said, created_at: now })
      .onConflict((conflict) => conflict.column('about').doUpdateSet({ ...wordsOf(said), is_withdrawn: false }))
      .execute()
  })

/** Changes the words of a broadcast, if there is one. */
export const rewordBroadcast = (db: Db, said: Said): Promise<void> =>
  asConsequence(db, async () => {
    await db.updateTable('broadcasts').set(wordsOf(said)).where('about', '=', said.about).execute()
  })

const wordsOf = ({ title, message, path }: Said) => ({ title, message, path: path ?? null })

/** Hides broadcasts from everybody, or shows them again. What was read stays read. */
export async function withdrawBroadcasts(db: Db, abouts: string[], is_withdrawn = true): Promise<void> {
  if (abouts.length === 0) return
  await db.updateTable('broadcasts').set({ is_withdrawn }).where('about', 'in', abouts).execute()
}

/** Deletes the broadcasts about something that no longer exists. */
export async function deleteBroadcasts(db: Db, abouts: string[]): Promise<void> {
  await db.deleteFrom('broadcasts').where('about', 'in', abouts).execute()
}
