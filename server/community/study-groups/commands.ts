import { sql } from 'kysely'
import { groupTooLarge, HUB_SENTENCES, isModerator, MAX_GROUPS } from '#contract/community/peer-learning-rules.ts'
import type { GroupText, NewGroup, StudyGroup } from '#contract/community/study-groups.ts'
import { can, type Role } from '#contract/roles.ts'
import { lockAccount, lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import { recordAuditUnlessAuthor } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { clientKeyReused, HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { groupHandedOver, groupJoined } from './notices.ts'
import { groupsFor } from './queries.ts'

// Locks are taken in one order: people, their groups, allowances, inboxes.

interface Person {
  id: string
  username: string
  role: Role
}

/** @throws Refusal 409 for somebody who is in too many, 422 for a key that was used for other words */
export async function createGroup(db: Db, person: Person, sent: NewGroup, limits: Quotas, now: Date): Promise<StudyGroup> {
  const { client_key = null, ...text } = sent
  return inTransaction(db, async (db) => {
    await lockOwnAccount(db, person.id)
    const group_id = newId()
    const made = await db
      .insertInto('study_groups')
      .values({ group_id, owner_id: person.id, created_by: person.id, client_key, ...text, member_count: 1, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('group_id')
      .executeTakeFirst()
    if (!made) return createdBefore(db, person, sent)
    await db.insertInto('study_group_members').values({ group_id, user_id: person.id, joined_at: now }).execute()
    await refuseTooMany(db, person.id)
    await consumeQuota(db, person.id, 'posts', limits.posts, now)
    return groupFor(db, person, group_id)
  })
}

async function createdBefore(db: Db, person: Person, sent: NewGroup): Promise<StudyGroup> {
  const stored = await db
    .selectFrom('study_groups')
    .where('created_by', '=', person.id)
    .where('client_key', '=', sent.client_key ?? null)
    .selectAll()
    .executeTakeFirstOrThrow()
  if (!isSameText(sent, stored)) throw clientKeyReused()
  return groupFor(db, person, stored.group_id)
}

/** @throws Refusal 404 for one that is not there or not theirs, 409 for a limit below the members it has */
export async function changeGroup(
  db: Db,
  person: Person,
  groupId: string,
  text: GroupText,
  limits: Quotas,
  now: Date,
): Promise<StudyGroup> {
  return inTransaction(db, async (db) => {
    const group = await lockOwn(db, person.id, groupId)
    if (text.size_limit < group.member_count) throw new HttpError(409, groupTooLarge(group.member_count))
    if (!isSameText(text, group)) {
      await consumeQuota(db, person.id, 'posts', limits.posts, now)
      await db.updateTable('study_groups').set(text).where('group_id', '=', groupId).execute()
    }
    return groupFor(db, person, groupId)
  })
}

/** @throws Refusal 404 for one that is not there or not theirs to delete */
export async function deleteGroup(db: Db, person: Person & { role: Role }, groupId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const gone = await db
      .deleteFrom('study_groups')
      .where('group_id', '=', groupId)
      .$if(!isModerator(person.role), (query) => query.where('owner_id', '=', person.id))
      .returning(['owner_id', 'name', 'description'])
      .executeTakeFirst()
    if (!gone) throw new HttpError(404, HUB_SENTENCES.groupNotFound)
    const author = gone.owner_id === null ? null : { id: gone.owner_id, username: null }
    const subject = { kind: 'group', id: groupId, name: gone.name }
    await recordAuditUnlessAuthor(
      db,
      { actor: person, action: 'community.deleted', subject, author, content: gone.description },
      now,
    )
  })
}

/** @throws Refusal 404 for one that is not there, 409 for a full one or somebody who is in too many */
export async function joinGroup(db: Db, person: Person, groupId: string, limits: Quotas, now: Date) {
  return inTransaction(db, async (db) => {
    await lockOwnAccount(db, person.id)
    const owner = await lockAccount(db, sql`(select owner_id from study_groups where group_id = ${groupId})`)
    const group = await lock(db, groupId)
    const joined = await db
      .insertInto('study_group_members')
      .values({ group_id: groupId, user_id: person.id, joined_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (!joined) return { member_count: group.member_count, is_member: true }
    if (group.member_count >= group.size_limit) throw new HttpError(409, HUB_SENTENCES.groupFull, { code: 'group_full' })
    await refuseTooMany(db, person.id)
    await consumeQuota(db, person.id, 'reactions', limits.reactions, now)
    await countMembers(db, groupId, 1)
    if (owner && owner.user_id === group.owner_id && can(owner.role, 'community'))
      await notify(db, [{ userId: owner.user_id, ...groupJoined(group, person) }], now)
    return { member_count: group.member_count + 1, is_member: true }
  })
}

/** @throws Refusal 404 for one that is not there, 409 for its owner */
export async function leaveGroup(db: Db, userId: string, groupId: string) {
  return inTransaction(db, async (db) => {
    const group = await lock(db, groupId)
    if (group.owner_id === userId) throw new HttpError(409, HUB_SENTENCES.ownerStays, { code: 'owner_stays' })
    const left = await db
      .deleteFrom('study_group_members')
      .where('group_id', '=', groupId)
      .where('user_id', '=', userId)
      .returning('user_id')
      .executeTakeFirst()
    if (left) await countMembers(db, groupId, -1)
    return { member_count: group.member_count - (left ? 1 : 0), is_member: false }
  })
}

/** @throws Refusal 404 for one that is not there or not theirs, 409 for somebody who is no member or has no access now */
export async function handOverGroup(
  db: Db,
  person: Person,
  { groupId, to }: { groupId: string; to: string },
  now: Date,
): Promise<StudyGroup> {
  return inTransaction(db, async (db) => {
    const next = await lockAccount(db, sql`${to}`)
    const group = await lockOwn(db, person.id, groupId)
    if (!next || !(await isMember(db, groupId, to))) throw new HttpError(409, HUB_SENTENCES.notAMember)
    if (!can(next.role, 'community')) throw new HttpError(409, HUB_SENTENCES.cannotTakeOver)
    if (to !== person.id) await giveTo(db, to, group, now)
    return groupFor(db, person, groupId)
  })
}

/** Nobody owns the samples; whoever likes may join them. */
export async function takeInSampleGroups(db: Db, groups: GroupText[], now: Date): Promise<void> {
  await db
    .insertInto('study_groups')
    .values(
      groups.map((group, place) => ({
        group_id: newId(),
        ...group,
        member_count: 0,
        is_sample: true,
        created_at: new Date(now.getTime() - place * 60_000),
      })),
    )
    .execute()
}

export interface Group extends GroupText {
  group_id: string
  owner_id: string | null
  member_count: number
}

/** All who come and go do so one after the other, so that the counter and the members never part. */
async function lock(db: Db, groupId: string): Promise<Group> {
  const { rows } = await sql<Group>`select * from study_groups where group_id = ${groupId} for update`.execute(db)
  if (!rows[0]) throw new HttpError(404, HUB_SENTENCES.groupNotFound)
  return rows[0]
}

async function lockOwn(db: Db, userId: string, groupId: string): Promise<Group> {
  const group = await lock(db, groupId)
  if (group.owner_id !== userId) throw new HttpError(404, HUB_SENTENCES.groupNotFound)
  return group
}

export async function giveTo(db: Db, userId: string, group: Group, now: Date, isTold = true): Promise<void> {
  await db.updateTable('study_groups').set({ owner_id: userId }).where('group_id', '=', group.group_id).execute()
  if (isTold) await notify(db, [{ userId, ...groupHandedOver(group, now) }], now)
}

export const countMembers = (db: Db, groupId: string, change: 1 | -1) =>
  sql`update study_groups set member_count = member_count + ${change} where group_id = ${groupId}`.execute(db)

async function isMember(db: Db, groupId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from study_group_members where group_id = ${groupId} and user_id = ${userId}`.execute(db)
  return rows.length > 0
}

/** Exact, because a person's groups are joined one after the other (`holdSelf`). */
async function refuseTooMany(db: Db, userId: string): Promise<void> {
  const { rows } = await sql`select from study_group_members where user_id = ${userId} limit ${MAX_GROUPS + 1}`.execute(db)
  if (rows.length > MAX_GROUPS) throw new HttpError(409, HUB_SENTENCES.tooManyGroups, { code: 'too_many_groups' })
}

const isSameText = (one: GroupText, other: Omit<GroupText, 'category'> & { category: string }) =>
  one.name === other.name &&
  one.description === other.description &&
  one.category === other.category &&
  one.size_limit === other.size_limit

async function groupFor(db: Db, person: Person, groupId: string): Promise<StudyGroup> {
  const [group] = (await groupsFor(db, person, { id: groupId, limit: 1 })).data
  if (!group) throw new Error('The group that was just written is not in its list')
  return group
}
