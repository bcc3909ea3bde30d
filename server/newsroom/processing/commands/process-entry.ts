import { ENTRY_NOT_FOUND } from '#contract/newsroom/processing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { articlesOf, isEntry, newestArticle, processedAmong } from '../queries/articles-to-process.ts'
import type { Scope } from '../rules.ts'
import { planInNews } from './plan-in-news.ts'
import { planUnits } from './plan-units.ts'
import { wakeWorkers } from './wake-workers.ts'

/** Idempotent. @throws HttpError 404 */
export async function processEntry(db: Db, queue: Queue, scope: Scope, entryId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    if (!(await planEntry(db, scope, entryId, now))) throw new HttpError(404, ENTRY_NOT_FOUND)
    await wakeWorkers(db, queue)
  })
}

/** Only one article: all sample days would take 15 minutes of processor time. `wantDemoRecording` makes others on request. */
export async function processFirstDemoArticle(db: Db, queue: Queue, scope: Scope, now: Date): Promise<void> {
  const article = await newestArticle(db)
  if (article) await processDemoArticle(db, queue, scope, article, now)
}

export async function processDemoArticle(db: Db, queue: Queue, scope: Scope, articleId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    if ((await processedAmong(db, [articleId])).length > 0) return
    await planUnits(db, scope, [articleId], now)
    await wakeWorkers(db, queue)
  })
}

/** Workers look for units every minute. Needs a transaction. @returns whether the entry exists */
export async function planEntry(db: Db, scope: Scope, entryId: string, now: Date): Promise<boolean> {
  if (!(await isEntry(db, entryId))) return false
  await planUnits(db, scope, await articlesOf(db, entryId), now)
  await planInNews(db, entryId, now)
  return true
}
