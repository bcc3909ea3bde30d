import { TARGETS } from '#contract/languages.ts'
import type { InNewsUpload } from '#contract/newsroom/upload/in-news-upload.ts'
import type { Db } from '#server/db/open.ts'
import { inNewsTexts, madeInNews } from '#server/newsroom/shared/in-news-texts.ts'
import { withPractice } from '#server/newsroom/shared/practice-items.ts'
import { practiceStates } from '#server/newsroom/shared/practice-state.ts'
import type { KnownItem } from '#server/reading/shared/in-news-items.ts'
import { keptTranslations } from './keep-practice.ts'

/**
 * As `keepPractice`, for the items of a day.
 * @param before as they are stored
 */
export async function keepInNews(
  db: Db,
  entryId: string,
  before: readonly KnownItem[],
  wanted: KnownItem[],
): Promise<KnownItem[]> {
  const made = await madeInNews(db, entryId)
  if (made.length === 0) return wanted
  const statesOf = (items: readonly KnownItem[]) => practiceStates(inNewsTexts(uploadsOf(items)), made, TARGETS)
  const { in_news } = withPractice({ in_news: uploadsOf(wanted) }, keptTranslations(statesOf(before), statesOf(wanted)))
  return wanted.map(({ item_id, upload }, at) => ({ item_id, upload: in_news[at] ?? upload }))
}

const uploadsOf = (items: readonly KnownItem[]): InNewsUpload[] => items.map(({ upload }) => upload)
