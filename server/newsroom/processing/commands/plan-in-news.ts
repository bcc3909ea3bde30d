import type { Db } from '#server/db/open.ts'
import { countPractice } from '#server/newsroom/shared/practice-state.ts'
import { forgetInNews } from '#server/newsroom/translations/commands/made-in-news.ts'
import { changeOfTexts } from '../policy.ts'
import { articlesOf, processedAmong } from '../queries/articles-to-process.ts'
import { storedItems } from '../queries/items-to-process.ts'
import { TARGETS } from '../rules.ts'
import { hashOf } from './hash.ts'
import { madeOf, saveUnit } from './plan-units.ts'

/** Only of days whose articles have units. Needs the transaction of the change. */
export async function replanInNews(db: Db, entryId: string, now: Date): Promise<void> {
  const processed = await processedAmong(db, await articlesOf(db, entryId))
  if (processed.length > 0) await planInNews(db, entryId, now)
}

/** Idempotent. */
export async function planInNews(db: Db, entryId: string, now: Date): Promise<void> {
  const { texts, made, units } = await storedItems(db, entryId)
  if (texts.length === 0) await db.deleteFrom('processing_units').where('entry_id', '=', entryId).execute()
  for (const language of TARGETS) {
    const unit = units.find((one) => one.language === language)
    const planned = changeOfTexts({ kind: 'in-news', texts, now: unit }, language, hashOf)
    const { total, translated } = countPractice(texts, language)
    if (planned && total > 0) await saveUnit(db, { entry_id: entryId }, planned, now)
    else if (unit && (unit.blocks_total !== total || unit.blocks_done !== translated))
      await db
        .updateTable('processing_units')
        .set({ blocks_total: total, blocks_done: translated })
        .where('unit_id', '=', unit.unit_id)
        .where('status', '<>', 'running')
        .execute()
  }
  if (made.length > 0) await forgetInNews(db, entryId, madeOf(texts, made))
}
