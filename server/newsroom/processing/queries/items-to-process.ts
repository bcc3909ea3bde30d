import { TARGETS } from '#contract/languages.ts'
import type { Db } from '#server/db/open.ts'
import { inNewsTexts, madeInNews } from '#server/newsroom/shared/in-news-texts.ts'
import { type KnownPractice, type MadePractice, practiceStates } from '#server/newsroom/shared/practice-state.ts'
import { itemsOf, type KnownItem } from '#server/reading/shared/in-news-items.ts'
import type { UnitRow } from '../rules.ts'

export interface StoredItems {
  entry_id: string
  items: KnownItem[]
  texts: KnownPractice[]
  made: MadePractice[]
  units: UnitRow[]
}

/** Items in the news of a day. */
export async function storedItems(db: Db, entryId: string): Promise<StoredItems> {
  const items = await itemsOf(db, entryId)
  const made = await madeInNews(db, entryId)
  const units = await db
    .selectFrom('processing_units')
    .where('entry_id', '=', entryId)
    .select(['unit_id', 'language', 'kind', 'status', 'reason', 'origin', 'source_hash', 'made_of'])
    .select(['blocks_done', 'blocks_total', 'next_retry_at'])
    .execute()
  const texts = practiceStates(inNewsTexts(items.map(({ upload }) => upload)), made, TARGETS)
  return { entry_id: entryId, items, texts, made, units: units as unknown as UnitRow[] }
}
