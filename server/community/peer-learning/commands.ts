import { sql } from 'kysely'
import type { HubSamples, LearningTip, NewResult, NewTip, SharedResult, TipText } from '#contract/community/peer-learning.ts'
import { ALREADY_SHARED_CODE, HUB_SENTENCES, isModerator } from '#contract/community/peer-learning-rules.ts'
import { ATTEMPT_NOT_FOUND } from '#contract/practice/quizzes.ts'
import { can, type Role } from '#contract/roles.ts'
import { lockAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import { recordAuditUnlessAuthor } from '#server/accounts/audit/commands/record-audit.ts'
import { takeInSampleGroups } from '#server/community/study-groups/commands.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { deleteNotifications } from '#server/messaging/notifications/commands/delete-notifications.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { clientKeyReused, HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { aboutResult, resultShared, tipLiked } from './notices.ts'
import { companionsOf, hasEntries, likesToday, resultsFor, tipsFor } from './queries.ts'

// Locks are taken in one order: people, what they wrote, allowances, inboxes. So nobody waits for somebody who waits for them, not even
// while an account is being deleted.

interface Viewer {
  id: string
  role: Role
}

interface Person extends Viewer {
  username: string
}

/**
 * Shares one of somebody's own attempts and tells their study groups. The figures are those of the stored attempt.
 * @throws Refusal 404 for an attempt that is not theirs, 409 for one that is shared already
 */
export async function shareResult(db: Db, person: Person, sent: NewResult, limits: Quotas, now: Date): Promise<SharedResult> {
  return inTransaction(db, async (db) => {
    const told = (await companionsOf(db, person.id)).filter(({ role }) => can(role, 'community'))
    const { rows } = await sql<Parameters<typeof resultShared>[0]>`
      insert into shared_results (
        result_id, author_id, attempt_id, client_key, category, note, quiz_id, quiz_title, article_title,
        score, total_questions, time_taken_seconds, created_at)
      select ${newId()}, user_id, attempt_id, ${sent.client_key ?? null}, ${sent.category}, ${sent.note}, quiz_id, title, article_title,
        score, total_questions, time_taken_seconds, ${now}
      from quiz_attempts join quiz_editions using (edition_id)
      where attempt_id = ${sent.attempt_id} and user_id = ${person.id}
      on conflict do nothing
      returning result_id, attempt_id, quiz_title, score, total_questions`.execute(db)
    const [made] = rows
    if (!made) return sharedBefore(db, person, sent)
    await consumeQuota(db, person.id, 'posts', limits.posts, now)
    const said = resultShared(made, person.username)
    await notify(
      db,
      told.map(({ user_id }) => ({ userId: user_id, ...said })),
      now,
    )
    return only(resultsFor(db, person, { id: made.result_id, limit: 1 }))
  })
}

async function sharedBefore(db: Db, person: Person, sent: NewResult): Promise<SharedResult> {
  const stored = await db
    .selectFrom('shared_results')
    .where('author_id', '=', person.id)
    .where((is) => is.or([is('attempt_id', '=', sent.attempt_id), is('client_key', '=', sent.client_key ?? null)]))
    .selectAll()
    .execute()
  const resent = stored.find(({ client_key }) => client_key !== null && client_key === sent.client_key)
  if (resent) {
    refuseOtherText(sent, resent, ['attempt_id', 'category', 'note'])
    return only(resultsFor(db, person, { id: resent.result_id, limit: 1 }))
  }
  if (stored.length === 0) throw new HttpError(404, ATTEMPT_NOT_FOUND)
  throw new HttpError(409, HUB_SENTENCES.alreadyShared, { code: ALREADY_SHARED_CODE })
}

/**
 * Takes a result back, and what people were told of it.
 * @throws Refusal 404 for one that is not there or not theirs to take away
 */
export async function withdrawResult(db: Db, person: Person, resultId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const gone = await db
      .deleteFrom('shared_results')
      .where('result_id', '=', resultId)
      .$if(!isModerator(person.role), (query) => query.where('author_id', '=', person.id))
      .returning(['attempt_id', 'author_id', 'quiz_title', 'note'])
      .executeTakeFirst()
    if (!gone) throw new HttpError(404, HUB_SENTENCES.resultNotFound)
    if (gone.attempt_id) await deleteNotifications(db, [aboutResult(gone.attempt_id)])
    const subject = { kind: 'result', id: resultId, name: gone.quiz_title }
    await recordDeletion(db, person, subject, { author_id: gone.author_id, content: gone.note }, now)
  })
}

/** @throws Refusal 422 for a key that was used for other words */
export async function writeTip(db: Db, person: Person, sent: NewTip, limits: Quotas, now: Date): Promise<LearningTip> {
  const { client_key = null, ...text } = sent
  return inTransaction(db, async (db) => {
    const tip_id = newId()
    const made = await db
      .insertInto('learning_tips')
      .values({ tip_id, author_id: person.id, client_key, ...text, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('tip_id')
      .executeTakeFirst()
    if (made) {
      await consumeQuota(db, person.id, 'posts', limits.posts, now)
      return only(tipsFor(db, person, { id: tip_id, limit: 1 }))
    }
    const stored = await db
      .selectFrom('learning_tips')
      .where('author_id', '=', person.id)
      .where('client_key', '=', client_key)
      .selectAll()
      .executeTakeFirstOrThrow()
    refuseOtherText(text, stored, ['title', 'content', 'category'])
    return only(tipsFor(db, person, { id: stored.tip_id, limit: 1 }))
  })
}

/** @throws Refusal 404 for one that is not there or not theirs */
export async function changeTip(
  db: Db,
  person: Person,
  tipId: string,
  text: TipText,
  limits: Quotas,
  now: Date,
): Promise<LearningTip> {
  return inTransaction(db, async (db) => {
    const { author_id, ...tip } = await lock(db, 'tip', tipId)
    if (author_id !== person.id) throw new HttpError(404, HUB_SENTENCES.tipNotFound)
    if (!isSame(text, tip, ['title', 'content', 'category'])) {
      await consumeQuota(db, person.id, 'posts', limits.posts, now)
      await db
        .updateTable('learning_tips')
        .set({ ...text, edited_at: now })
        .where('tip_id', '=', tipId)
        .execute()
    }
    return only(tipsFor(db, person, { id: tipId, limit: 1 }))
  })
}

/** @throws Refusal 404 for one that is not there or not theirs to delete */
export async function deleteTip(db: Db, person: Person, tipId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const gone = await db
      .deleteFrom('learning_tips')
      .where('tip_id', '=', tipId)
      .$if(!isModerator(person.role), (query) => query.where('author_id', '=', person.id))
      .returning(['author_id', 'title', 'content'])
      .executeTakeFirst()
    if (!gone) throw new HttpError(404, HUB_SENTENCES.tipNotFound)
    await recordDeletion(db, person, { kind: 'tip', id: tipId, name: gone.title }, gone, now)
  })
}

function recordDeletion(
  db: Db,
  actor: Person,
  subject: { kind: string; id: string; name: string },
  { author_id, content }: { author_id: string | null; content: string },
  now: Date,
): Promise<void> {
  const author = author_id === null ? null : { id: author_id, username: null }
  return recordAuditUnlessAuthor(db, { actor, action: 'community.deleted', subject, author, content }, now)
}

/** @throws Refusal 404 for a tip that is not there */
export async function saveTip(db: Db, userId: string, tipId: string, limits: Quotas, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    await lock(db, 'tip', tipId)
    const made = await db
      .insertInto('learning_tip_saves')
      .values({ tip_id: tipId, user_id: userId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('tip_id')
      .executeTakeFirst()
    if (made) await consumeQuota(db, userId, 'reactions', limits.reactions, now)
  })
}

export async function unsaveTip(db: Db, userId: string, tipId: string): Promise<void> {
  await db.deleteFrom('learning_tip_saves').where('tip_id', '=', tipId).where('user_id', '=', userId).execute()
}

/** What can be liked: its table, its key, its likes, and what is said where it cannot be. */
export const LIKEABLE = {
  tip: {
    table: 'learning_tips',
    key: 'tip_id',
    likes: 'learning_tip_likes',
    missing: HUB_SENTENCES.tipNotFound,
    own: HUB_SENTENCES.ownTip,
  },
  result: {
    table: 'shared_results',
    key: 'result_id',
    likes: 'shared_result_likes',
    missing: HUB_SENTENCES.resultNotFound,
    own: HUB_SENTENCES.ownResult,
  },
}
type Likeable = keyof typeof LIKEABLE

/** @throws Refusal 404 for what is not there, 422 for what is one's own */
export async function like(db: Db, person: Person, kind: Likeable, id: string, limits: Quotas, now: Date) {
  const { table, key, likes, own } = LIKEABLE[kind]
  return inTransaction(db, async (db) => {
    const author = await lockAccount(db, sql`(select author_id from ${sql.table(table)} where ${sql.ref(key)} = ${id})`)
    const { author_id, likes_count, title } = await lock(db, kind, id)
    if (author_id === person.id) throw new HttpError(422, own)
    const { rows } = await sql`
      insert into ${sql.table(likes)} (${sql.ref(key)}, user_id, created_at) values (${id}, ${person.id}, ${now})
      on conflict do nothing returning user_id`.execute(db)
    if (rows.length === 0) return { likes_count, is_liked: true }
    await consumeQuota(db, person.id, 'reactions', limits.reactions, now)
    await count(db, kind, id, 1)
    if (kind === 'tip' && author && can(author.role, 'community')) {
      const today = {
        username: person.username,
        day: dayIn(author.time_zone, now),
        today: await likesToday(db, id, author.time_zone, now),
      }
      await notify(db, [{ userId: author.user_id, ...tipLiked({ tip_id: id, title }, today) }], now)
    }
    return { likes_count: likes_count + 1, is_liked: true }
  })
}

/** @throws Refusal 404 for what is not there */
export async function unlike(db: Db, userId: string, kind: Likeable, id: string) {
  const { key, likes } = LIKEABLE[kind]
  return inTransaction(db, async (db) => {
    const { likes_count } = await lock(db, kind, id)
    const { rows } = await sql`
      delete from ${sql.table(likes)} where ${sql.ref(key)} = ${id} and user_id = ${userId} returning user_id`.execute(db)
    if (rows.length > 0) await count(db, kind, id, -1)
    return { likes_count: likes_count - rows.length, is_liked: false }
  })
}

/** All who like the same thing come one after the other, so that the counter and the likes never part. */
async function lock(db: Db, kind: Likeable, id: string) {
  const { table, key, missing } = LIKEABLE[kind]
  const { rows } = await sql<{ author_id: string | null; likes_count: number; title: string; content: string; category: string }>`
    select * from ${sql.table(table)} where ${sql.ref(key)} = ${id} for update`.execute(db)
  if (!rows[0]) throw new HttpError(404, missing)
  return rows[0]
}

const count = (db: Db, kind: Likeable, id: string, change: 1 | -1) =>
  sql`update ${sql.table(LIKEABLE[kind].table)} set likes_count = likes_count + ${change}
    where ${sql.ref(LIKEABLE[kind].key)} = ${id}`.execute(db)

/** A resend says what was stored before; anything else under its key is a mistake. */
function refuseOtherText<Part extends string>(
  sent: Record<Part, unknown>,
  stored: Record<Part, unknown>,
  parts: readonly Part[],
) {
  if (!isSame(sent, stored, parts)) throw clientKeyReused()
}

const isSame = <Part extends string>(one: Record<Part, unknown>, other: Record<Part, unknown>, parts: readonly Part[]) =>
  parts.every((part) => one[part] === other[part])

async function only<Entry>(page: Promise<{ data: Entry[] }>): Promise<Entry> {
  const [entry] = (await page).data
  if (!entry) throw new Error('What was just written is not in its list')
  return entry
}

const MINUTE = 60_000

/** Fills the hub of a new instance, once: what is deleted afterwards stays deleted. The first of each kind is the newest. */
export async function takeInSamples(db: Db, { results, groups, tips }: HubSamples, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const first = await db
      .insertInto('peer_learning_starts')
      .values({ started_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('started_at')
      .executeTakeFirst()
    if (!first || (await hasEntries(db))) return
    const sample = (place: number) => ({ is_sample: true, created_at: new Date(now.getTime() - place * MINUTE) })
    await db
      .insertInto('shared_results')
      .values(results.map((result, place) => ({ result_id: newId(), ...result, ...sample(place) })))
      .execute()
    await db
      .insertInto('learning_tips')
      .values(tips.map((tip, place) => ({ tip_id: newId(), ...tip, ...sample(place) })))
      .execute()
    await takeInSampleGroups(db, groups, now)
  })
}
