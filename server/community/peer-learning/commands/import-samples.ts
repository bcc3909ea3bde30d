import type { HubSamples } from '#contract/community/peer-learning.ts'
import { importSampleGroups } from '#server/community/study-groups/commands/import-samples.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { hasEntries } from '../queries.ts'

const MINUTE = 60_000

/** Runs once: deleted samples do not return. The first of each kind is the newest. */
export async function importSamples(db: Db, { results, groups, tips }: HubSamples, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    if (!(await claimImport(db, now)) || (await hasEntries(db))) return
    const marks = (index: number) => ({ is_sample: true, created_at: new Date(now.getTime() - index * MINUTE) })
    await db
      .insertInto('shared_results')
      .values(results.map((result, index) => ({ result_id: newId(), ...result, ...marks(index) })))
      .execute()
    await db
      .insertInto('learning_tips')
      .values(tips.map((tip, index) => ({ tip_id: newId(), ...tip, ...marks(index) })))
      .execute()
    await importSampleGroups(db, groups, now)
  })
}

/** The row decides between processes that start at once. */
async function claimImport(db: Db, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('peer_learning_starts')
    .values({ started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('started_at')
    .executeTakeFirst()
  return claimed !== undefined
}
