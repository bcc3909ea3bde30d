import type { LearningTip, NewTip, TipText } from '#contract/community/peer-learning.ts'
import { assertSameText } from '#server/community/shared/client-key.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import type { Person } from '../policy.ts'
import { tipsFor } from '../queries.ts'
import { TIP_TEXT } from '../rules.ts'
import { onlyEntry } from './only-entry.ts'

/** @throws HttpError 422 for a reused client key, 429 */
export async function writeTip(
  db: Db,
  person: Person,
  { client_key: sentKey, ...text }: NewTip,
  quotas: Quotas,
  now: Date,
): Promise<LearningTip> {
  const client_key = sentKey ?? null
  return inTransaction(db, async (db) => {
    const tip_id = newId()
    const added = await db
      .insertInto('learning_tips')
      .values({ tip_id, author_id: person.id, client_key, ...text, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('tip_id')
      .executeTakeFirst()
    if (!added) return storedTip(db, person, client_key, text)
    await consumeQuota(db, person.id, 'posts', quotas.posts, now)
    return onlyEntry(tipsFor(db, person, { id: tip_id, limit: 1 }))
  })
}

async function storedTip(db: Db, person: Person, clientKey: string | null, text: TipText): Promise<LearningTip> {
  const stored = await db
    .selectFrom('learning_tips')
    .where('author_id', '=', person.id)
    .where('client_key', '=', clientKey)
    .selectAll()
    .executeTakeFirstOrThrow()
  assertSameText(text, stored, TIP_TEXT)
  return onlyEntry(tipsFor(db, person, { id: stored.tip_id, limit: 1 }))
}
