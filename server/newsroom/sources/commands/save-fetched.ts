import { SAME_TEXT } from '#contract/newsroom/sources/source-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { dayIn, INDIA } from '#server/platform/time/local-time.ts'
import { languageOfText } from '../rules.ts'
import { hashOfPassages, savePassages } from './save-passages.ts'

/** Takes the text that was fetched today, perhaps for another day. @returns `false` if there is none */
export function saveFetched(db: Db, sourceId: string, address: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const fetched = await db
      .selectFrom('desk_fetches')
      .where('address', '=', address)
      .where('fetched_on', '=', dayIn(INDIA, now))
      .selectAll()
      .executeTakeFirst()
    if (!fetched) return false
    const source = await db
      .selectFrom('desk_sources')
      .where('source_id', '=', sourceId)
      .where('state', '=', 'fetching')
      .select(['day', 'title', 'publisher'])
      .forUpdate()
      .executeTakeFirst()
    // Deleted, or read by another process.
    if (!source) return true
    const hash = hashOfPassages(fetched.passages)
    const same = await db
      .selectFrom('desk_sources')
      .where('day', '=', source.day)
      .where('hash', '=', hash)
      .select('title')
      .executeTakeFirst()
    const read = same
      ? { state: 'failed', reason: SAME_TEXT(same.title) }
      : {
          state: 'added',
          reason: null,
          hash,
          // What the editor wrote stays.
          title: source.title === address ? fetched.title || address : source.title,
          publisher: source.publisher || fetched.publisher,
          language: fetched.language ?? languageOfText(fetched.passages),
          is_cut: fetched.is_cut,
        }
    await db
      .updateTable('desk_sources')
      .set({ ...read, found_at: fetched.found_at, fetched_at: fetched.fetched_at, try_at: null })
      .where('source_id', '=', sourceId)
      .execute()
    if (!same) await savePassages(db, sourceId, fetched.passages)
    return true
  })
}
