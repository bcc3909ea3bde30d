import { ENTRY_NOT_FOUND } from '#contract/newsroom/processing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { articlesOf, isEntry, unprocessedEntries } from '../queries/articles-to-process.ts'
import type { Scope } from '../rules.ts'
import { planUnits } from './plan-units.ts'
import { wakeWorkers } from './wake-workers.ts'

/** Makes the translations and recordings that an entry lacks. Idempotent. @throws HttpError 404 */
export async function processEntry(db: Db, queue: Queue, scope: Scope, entryId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    if (!(await planEntry(db, scope, entryId, now))) throw new HttpError(404, ENTRY_NOT_FOUND)
    await wakeWorkers(db, queue)
  })
}

/** Makes the audio of the sample entries of a demo in the background. */
export async function processDemoEntries(db: Db, queue: Queue, scope: Scope, now: Date): Promise<void> {
  for (const entryId of await unprocessedEntries(db)) await processEntry(db, queue, scope, entryId, now)
}

/** Plans without waking the workers, which look for units every minute. Must run in a transaction. @returns whether the entry exists */
export async function planEntry(db: Db, scope: Scope, entryId: string, now: Date): Promise<boolean> {
  if (!(await isEntry(db, entryId))) return false
  await planUnits(db, scope, await articlesOf(db, entryId), now)
  return true
}
