import { z } from 'zod'
import { InNews } from '#contract/newsroom/upload/in-news-upload.ts'
import { storedItems } from '../queries/items-to-process.ts'
import { makeTexts, type TextsWork } from './make-texts.ts'
import { saveInNewsResult } from './save-in-news-result.ts'

const DayOfItems = z.object({ in_news: InNews })

/** The items in the news of a day. */
export async function makeInNews(work: Pick<TextsWork, 'unit' | 'context' | 'signal' | 'reportProgress'>): Promise<void> {
  const { items, texts, made } = await storedItems(work.context.db, work.unit.subject_id)
  const upload = { in_news: items.map(({ upload }) => upload) }
  const save: TextsWork['save'] = (result) => saveInNewsResult({ ...work, texts }, result)
  return makeTexts({ ...work, texts, made, upload, schema: DayOfItems, save })
}
