import { CHOOSE_CATEGORY, MAY_NOT_CREATE_FORUM, MAY_NOT_PIN } from '#contract/community/forum-rules.ts'
import type { Forum, NewForum } from '#contract/community/forums.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/server/community.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import { assertSameText } from '#server/community/shared/client-key.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { forumById } from '../queries.ts'
import { invalidateForum } from './invalidate.ts'

/** @throws HttpError 403, 422 for an unknown category or reused client key, 429 */
export async function createForum(db: Db, user: Member, sent: NewForum, quotas: Quotas, now: Date): Promise<Forum> {
  if (!can(user.role, 'moderateCommunity')) throw new HttpError(403, MAY_NOT_CREATE_FORUM)
  if (sent.is_pinned && !can(user.role, 'admin')) throw new HttpError(403, MAY_NOT_PIN)
  const { client_key = newId(), ...rest } = sent
  const forum = { ...rest, title: sent.title.trim(), description: sent.description.trim() }
  return inTransaction(db, async (db) => {
    await assertCategory(db, sent.category_id)
    const forum_id = newId()
    const added = await db
      .insertInto('forums')
      .values({ forum_id, author_id: user.id, client_key, ...forum, created_at: now })
      .onConflict((conflict) => conflict.columns(['author_id', 'client_key']).doNothing())
      .returning('forum_id')
      .executeTakeFirst()
    if (!added) return storedForum(db, user.id, client_key, forum)
    await consumeQuota(db, user.id, 'forums', quotas.forums, now)
    const subject = { kind: 'forum', id: forum_id, name: forum.title }
    await recordAudit(db, { actor: user, action: 'forum.created', subject }, now)
    await invalidateForum(db, forum_id)
    return (await forumById(db, forum_id)) as Forum
  })
}

async function assertCategory(db: Db, categoryId: string): Promise<void> {
  const category = await db.selectFrom('forum_categories').where('category_id', '=', categoryId).select('name').executeTakeFirst()
  if (category) return
  const details = [{ path: 'category_id', message: m.categoryNotFound }]
  throw new HttpError(422, CHOOSE_CATEGORY, { details })
}

async function storedForum(db: Db, userId: string, clientKey: string, sent: { title: string }): Promise<Forum> {
  const stored = await db
    .selectFrom('forums')
    .where('author_id', '=', userId)
    .where('client_key', '=', clientKey)
    .select(['forum_id', 'title'])
    .executeTakeFirstOrThrow()
  assertSameText(sent, stored, ['title'])
  return (await forumById(db, stored.forum_id)) as Forum
}
