import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/events.ts'
import { lockEntry } from '#server/newsroom/entries/commands/change-entry.ts'
import { withPractice } from '#server/newsroom/shared/practice-items.ts'
import { practiceHash } from '#server/newsroom/shared/practice-state.ts'
import { saveInNews } from '#server/newsroom/translations/commands/made-in-news.ts'
import { invalidateContent } from '#server/reading/daily/commands/invalidate-content.ts'
import { saveItems } from '#server/reading/in-news/commands/save-items.ts'
import { storedItems } from '../queries/items-to-process.ts'
import type { Target } from '../rules.ts'
import { finishUnit, saveOutcome } from './finish-unit.ts'
import { LeaseLost } from './lease.ts'
import type { TextsResult, TextsWork } from './make-texts.ts'
import { planInNews } from './plan-in-news.ts'
import { isOpen, outcomeOf } from './save-practice-result.ts'

/** Writes the texts into the items, where all readers of them find them. @throws LeaseLost if the items changed since the claim */
export async function saveInNewsResult(work: Pick<TextsWork, 'unit' | 'context' | 'texts'>, result: TextsResult): Promise<void> {
  const { unit, context } = work
  const { db, queue, now } = context
  const outcome = outcomeOf(work, result)
  if (outcome.status === 'failed') return saveOutcome(db, queue, unit, outcome, now())
  const [entryId, language] = [unit.subject_id, unit.language as Target]
  const made = new Map(result.made.map(({ source_hash, value }) => [source_hash, value]))
  await inTransaction(db, async (db) => {
    // Entry before units, as when an editor saves, to avoid deadlocks.
    if (!(await lockEntry(db, { entry_id: entryId }))) throw new LeaseLost()
    await finishUnit(db, unit, outcome, now())
    const { items, texts } = await storedItems(db, entryId)
    const open = texts.filter(({ source_hash, states }) => made.has(source_hash) && isOpen(states[language]))
    const hashes = open.map(({ source_hash }) => ({ source_hash, text_hash: practiceHash(made.get(source_hash)) }))
    await saveInNews(db, { entryId, language, madeWith: result.madeWith, texts: hashes }, now())
    const changes = open.map(({ path, source_hash }) => ({ path, language, value: made.get(source_hash) }))
    const { in_news } = withPractice({ in_news: items.map(({ upload }) => upload) }, changes)
    await saveItems(
      db,
      entryId,
      items.map(({ item_id, upload }, at) => ({ item_id, upload: in_news[at] ?? upload })),
    )
    await planInNews(db, entryId, now())
    // Cards of the items follow.
    await publish(db, 'in-news.changed', [{ entryId }], now())
    await invalidateContent(db, entryId)
  })
}
