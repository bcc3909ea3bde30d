import type { GroupText, NewGroup, StudyGroup } from '#contract/community/study-groups.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import { assertSameText } from '#server/community/shared/client-key.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import type { Person } from '../policy.ts'
import { GROUP_TEXT } from '../rules.ts'
import { groupById } from './group-by-id.ts'
import { assertMayJoinMore } from './join-group.ts'

/** @throws HttpError 409 in too many groups, 422 for a reused client key, 429 */
export async function createGroup(
  db: Db,
  person: Person,
  { client_key: sentKey, ...text }: NewGroup,
  quotas: Quotas,
  now: Date,
): Promise<StudyGroup> {
  const client_key = sentKey ?? null
  return inTransaction(db, async (db) => {
    await lockOwnAccount(db, person.id)
    const group_id = newId()
    const added = await db
      .insertInto('study_groups')
      .values({ group_id, owner_id: person.id, created_by: person.id, client_key, ...text, member_count: 1, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('group_id')
      .executeTakeFirst()
    if (!added) return storedGroup(db, person, client_key, text)
    await db.insertInto('study_group_members').values({ group_id, user_id: person.id, joined_at: now }).execute()
    await assertMayJoinMore(db, person.id)
    await consumeQuota(db, person.id, 'posts', quotas.posts, now)
    return groupById(db, person, group_id)
  })
}

async function storedGroup(db: Db, person: Person, clientKey: string | null, text: GroupText): Promise<StudyGroup> {
  const stored = await db
    .selectFrom('study_groups')
    .where('created_by', '=', person.id)
    .where('client_key', '=', clientKey)
    .selectAll()
    .executeTakeFirstOrThrow()
  assertSameText(text, stored, GROUP_TEXT)
  return groupById(db, person, stored.group_id)
}
