import type { Db } from '#server/db/open.ts'
import { asConsequence } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Notice } from '#server/platform/events/notice.ts'

type Said = Omit<Notice, 'userId' | 'silencedBy'>

/** Applies preferences when read. Repeating updates it. Only reports errors. */
export const broadcast = (db: Db, said: Said, now: Date): Promise<void> =>
  asConsequence(db, async () => {
    await db
      .insertInto('broadcasts')
      .values({ notification_id: newId(), ...said, data: jsonOf(said), created_at: now })
      .onConflict((conflict) => conflict.column('about').doUpdateSet({ ...wordsOf(said), is_withdrawn: false }))
      .execute()
  })

/** Shows it again if it was made before; makes none. */
export const restoreBroadcast = (db: Db, said: Said): Promise<void> =>
  asConsequence(db, async () => {
    await db
      .updateTable('broadcasts')
      .set({ ...wordsOf(said), is_withdrawn: false })
      .where('about', '=', said.about)
      .execute()
  })

export const rewordBroadcast = (db: Db, said: Said): Promise<void> =>
  asConsequence(db, async () => {
    await db.updateTable('broadcasts').set(wordsOf(said)).where('about', '=', said.about).execute()
  })

const wordsOf = (said: Said) => ({ title: said.title, message: said.message, data: jsonOf(said), path: said.path ?? null })
const jsonOf = ({ data }: Said) => (data ? JSON.stringify(data) : null)

export async function withdrawBroadcasts(db: Db, abouts: string[], is_withdrawn = true): Promise<void> {
  if (abouts.length === 0) return
  await db.updateTable('broadcasts').set({ is_withdrawn }).where('about', 'in', abouts).execute()
}

export async function deleteBroadcasts(db: Db, abouts: string[]): Promise<void> {
  await db.deleteFrom('broadcasts').where('about', 'in', abouts).execute()
}
