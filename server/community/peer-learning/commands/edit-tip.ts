import type { LearningTip, TipText } from '#contract/community/peer-learning.ts'
import { HUB_SENTENCES } from '#contract/community/peer-learning-rules.ts'
import { isSameText } from '#server/community/shared/client-key.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import type { Person } from '../policy.ts'
import { tipsFor } from '../queries.ts'
import { TIP_TEXT } from '../rules.ts'
import { lockEntry } from './lock-entry.ts'
import { onlyEntry } from './only-entry.ts'

/** @throws HttpError 404, also for another's tip; 429 */
export async function editTip(
  db: Db,
  person: Person,
  tipId: string,
  text: TipText,
  quotas: Quotas,
  now: Date,
): Promise<LearningTip> {
  return inTransaction(db, async (db) => {
    const { author_id, ...tip } = await lockEntry(db, 'tip', tipId)
    if (author_id !== person.id) throw new HttpError(404, HUB_SENTENCES.tipNotFound)
    if (!isSameText(text, tip, TIP_TEXT)) {
      await consumeQuota(db, person.id, 'posts', quotas.posts, now)
      await db
        .updateTable('learning_tips')
        .set({ ...text, edited_at: now })
        .where('tip_id', '=', tipId)
        .execute()
    }
    return onlyEntry(tipsFor(db, person, { id: tipId, limit: 1 }))
  })
}
