import { ITEM_UNKNOWN } from '#contract/newsroom/entry-rules.ts'
import type { EditedInNews } from '#contract/newsroom/upload/in-news-upload.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { articlesOf } from '#server/newsroom/shared/day-content.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { itemsOf } from '#server/reading/shared/in-news-items.ts'
import { assertRevision, type ChangedState, changedState, changeEntry, getLockedEntry } from './change-entry.ts'
import type { Actor } from './save-version.ts'

interface Edit {
  in_news: EditedInNews
  expected_revision: number
}

/** @throws HttpError 404, 409 if changed since, 422 for an item of another day */
export function editInNews(
  db: Db,
  entryId: string,
  { in_news, expected_revision }: Edit,
  actor: Actor,
  now: Date,
): Promise<ChangedState> {
  return inTransaction(db, async (db) => {
    const entry = await getLockedEntry(db, entryId)
    await assertRevision(db, entry, expected_revision)
    const left = new Set((await itemsOf(db, entryId)).map(({ item_id }) => item_id))
    const details = in_news.flatMap(({ item_id }, index) =>
      item_id === null || left.delete(item_id) ? [] : [{ path: `in_news[${index}].item_id`, message: ITEM_UNKNOWN }],
    )
    if (details.length > 0) throw new HttpError(422, ITEM_UNKNOWN, { details })
    const items = in_news.map(({ item_id, ...upload }) => ({ item_id, upload }))
    const articles = await articlesOf(db, entryId)
    const change = { action: 'edited', audited: 'in-news.edited', before: articles, wanted: articles, items } as const
    return changedState(await changeEntry(db, entry, change, actor, now))
  })
}
