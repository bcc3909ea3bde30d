import { type RawBuilder, sql } from 'kysely'
import {
  DISCUSSION_DELETED,
  DISCUSSION_NOT_FOUND,
  type NewDiscussion,
  NOT_YOURS,
  ONLY_AUTHOR_HELPED,
  ONLY_AUTHOR_RESOLVES,
  OWN_HELP,
  OWN_LIKE,
  REPLY_NOT_FOUND,
} from '#contract/community/quiz-discussion.ts'
import { QUIZ_FORUM_NOT_FOUND, type SampleDiscussions } from '#contract/community/quiz-stats.ts'
import { recordAuditUnlessAuthor } from '#server/accounts/audit/commands/record-audit.ts'
import { setLike } from '#server/community/likes.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notify, withdrawNotices } from '#server/messaging/notifications/commands.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { clientKeyReused, HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota, type Quotas } from '#server/platform/limits/quota.ts'
import { authorToTell, type DiscussionAt, repliedTo, replyNotice, resolvedNotice, type Writer, wasResolved } from './notices.ts'
import { mayManage, type Viewer } from './policy.ts'
import { isOpenTo } from './queries.ts'
import { numberMistake } from './rules.ts'

/**
 * @returns the new discussion's id, or that of the same one stored before
 * @throws Refusal 404 without a quiz for this person, 422 for a question it has not or a key used for other words
 */
export function postDiscussion(
  db: Db,
  writer: Writer,
  quizId: string,
  { client_key = newId(), ...said }: NewDiscussion,
  allowances: Quotas,
  now: Date,
): Promise<string> {
  return inTransaction(db, async (db) => {
    const total = await questionsIn(db, quizId, writer)
    const discussion_id = newId()
    const added = await db
      .insertInto('quiz_discussions')
      .values({ discussion_id, quiz_id: quizId, author_id: writer.id, client_key, ...said, created_at: now })
      .onConflict((conflict) => conflict.columns(['author_id', 'client_key']).doNothing())
      .returning('discussion_id')
      .executeTakeFirst()
    if (!added) return storedDiscussion(db, writer, client_key, { quiz_id: quizId, ...said })
    if (said.question_number > total) throw mistake('question_number', numberMistake(total))
    await consumeQuota(db, writer.id, 'posts', allowances.posts, now)
    return discussion_id
  })
}

/** Keeps the quiz where it is until the discussion is stored. */
async function questionsIn(db: Db, quizId: string, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from quiz_questions where quiz_questions.quiz_id = quizzes.quiz_id) as total
    from quizzes join articles using (article_id) join daily_entries using (entry_id)
    where quizzes.quiz_id = ${quizId} and ${isOpenTo(viewer)} for key share of quizzes`.execute(db)
  if (!rows[0]) throw new HttpError(404, QUIZ_FORUM_NOT_FOUND)
  return rows[0].total
}

async function storedDiscussion(db: Db, { id }: Writer, client_key: string, said: object): Promise<string> {
  const { discussion_id, ...stored } = await db
    .selectFrom('quiz_discussions')
    .where('author_id', '=', id)
    .where('client_key', '=', client_key)
    .select(['discussion_id', 'quiz_id', 'question_number', 'discussion_type', 'content'])
    .executeTakeFirstOrThrow()
  return sameAs(stored, said, discussion_id)
}

/** The same again gets the same reply; a key that comes with other words is a mistake of the client. */
function sameAs(stored: object, said: object, id: string): string {
  const given = new Map<string, unknown>(Object.entries(said))
  if (Object.entries(stored).some(([name, value]) => given.get(name) !== value)) throw clientKeyReused()
  return id
}

const mistake = (path: string, message: string) => new HttpError(422, message, { details: [{ path, message }] })

/** @throws Refusal 404, 409 for a deleted one, 403 for somebody else's */
export function editDiscussion(db: Db, writer: Writer, id: string, content: string, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const discussion = await lockDiscussion(db, id, writer)
    if (!mayManage(writer, discussion.author_id)) throw new HttpError(403, NOT_YOURS)
    if (discussion.content === content) return
    await record(db, writer, 'community.edited', { kind: 'discussion', id, name: discussion.quiz_title }, discussion, now)
    await db.updateTable('quiz_discussions').set({ content, edited_at: now }).where('discussion_id', '=', id).execute()
  })
}

/** What others have replied to leaves its place. */
export function removeDiscussion(db: Db, writer: Writer, id: string, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const discussion = await lockDiscussion(db, id, writer)
    if (!mayManage(writer, discussion.author_id)) throw new HttpError(403, NOT_YOURS)
    await takeAway(db, sql`discussion_id = ${id}`, now)
    await withdrawNotices(db, [resolvedNotice(id)])
    await record(db, writer, 'community.deleted', { kind: 'discussion', id, name: discussion.quiz_title }, discussion, now)
  })
}

function record(
  db: Db,
  actor: Writer,
  action: 'community.edited' | 'community.deleted',
  subject: { kind: string; id: string; name: string },
  { author_id, content }: { author_id: string | null; content: string },
  now: Date,
): Promise<void> {
  const author = author_id === null ? null : { id: author_id, username: null }
  return recordAuditUnlessAuthor(db, { actor, action, subject, author, content }, now)
}

/** @param which of `quiz_discussions`, locked by the caller */
export async function takeAway(db: Db, which: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`delete from quiz_discussions where replies_count = 0 and (${which})`.execute(db)
  await sql`
    delete from quiz_discussion_likes where discussion_id in (select discussion_id from quiz_discussions where ${which})`.execute(
    db,
  )
  await sql`
    update quiz_discussions set author_id = null, content = '', deleted_at = ${now}, likes_count = 0, is_sample = false
    where ${which}`.execute(db)
}

/** @throws Refusal 422 for one's own */
export function likeDiscussion(db: Db, viewer: Viewer, id: string, wanted: boolean, allowances: Quotas, now: Date) {
  return inTransaction(db, async (db) => {
    const { author_id } = await lockDiscussion(db, id, viewer)
    if (author_id === viewer.id) throw new HttpError(422, OWN_LIKE)
    return setLike(db, { ...LIKES.discussion, id }, viewer.id, wanted, allowances, now)
  })
}

export function likeReply(db: Db, viewer: Viewer, id: string, wanted: boolean, allowances: Quotas, now: Date) {
  return inTransaction(db, async (db) => {
    const { author_id } = await lockReply(db, id, viewer)
    if (author_id === viewer.id) throw new HttpError(422, OWN_LIKE)
    return setLike(db, { ...LIKES.reply, id }, viewer.id, wanted, allowances, now)
  })
}

export const LIKES = {
  discussion: { likes: 'quiz_discussion_likes', of: 'quiz_discussions', key: 'discussion_id' },
  reply: { likes: 'quiz_discussion_reply_likes', of: 'quiz_discussion_replies', key: 'reply_id' },
}

/** @throws Refusal 403 for anybody but the author, admins and testers */
export function setResolved(db: Db, writer: Writer, id: string, is_resolved: boolean, now: Date) {
  return inTransaction(db, async (db) => {
    const discussion = await lockDiscussion(db, id, writer)
    if (!mayManage(writer, discussion.author_id)) throw new HttpError(403, ONLY_AUTHOR_RESOLVES)
    if (discussion.is_resolved !== is_resolved) {
      await db.updateTable('quiz_discussions').set({ is_resolved }).where('discussion_id', '=', id).execute()
      if (is_resolved) await notify(db, authorToTell(discussion, writer).map(wasResolved), now)
      else await withdrawNotices(db, [resolvedNotice(id)])
    }
    return { is_resolved }
  })
}

/**
 * @returns the new reply's id, or that of the same one stored before
 * @throws Refusal 404, 409 for a deleted discussion, 422 for a key used for other words
 */
export function postReply(
  db: Db,
  writer: Writer,
  discussion_id: string,
  { client_key = newId(), content }: { client_key?: string | undefined; content: string },
  allowances: Quotas,
  now: Date,
): Promise<string> {
  return inTransaction(db, async (db) => {
    const discussion = await lockDiscussion(db, discussion_id, writer, { isDeletedToo: true })
    const reply_id = newId()
    const added = await db
      .insertInto('quiz_discussion_replies')
      .values({ reply_id, discussion_id, author_id: writer.id, client_key, content, created_at: now })
      .onConflict((conflict) => conflict.columns(['author_id', 'client_key']).doNothing())
      .returning('reply_id')
      .executeTakeFirst()
    if (!added) return storedReply(db, writer, client_key, { discussion_id, content })
    if (discussion.deleted_at) throw new HttpError(409, DISCUSSION_DELETED)
    await consumeQuota(db, writer.id, 'posts', allowances.posts, now)
    await countReplies(db, discussion_id, 1)
    await notify(
      db,
      authorToTell(discussion, writer).map((told) => repliedTo(told, reply_id)),
      now,
    )
    return reply_id
  })
}

const countReplies = (db: Db, discussionId: string, step: number) =>
  sql`update quiz_discussions set replies_count = replies_count + ${step} where discussion_id = ${discussionId}`.execute(db)

async function storedReply(db: Db, { id }: Writer, client_key: string, said: object): Promise<string> {
  const { reply_id, ...stored } = await db
    .selectFrom('quiz_discussion_replies')
    .where('author_id', '=', id)
    .where('client_key', '=', client_key)
    .select(['reply_id', 'discussion_id', 'content'])
    .executeTakeFirstOrThrow()
  return sameAs(stored, said, reply_id)
}

export function editReply(db: Db, writer: Writer, id: string, content: string, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const reply = await lockReply(db, id, writer)
    if (!mayManage(writer, reply.author_id)) throw new HttpError(403, NOT_YOURS)
    if (reply.content === content) return
    await record(db, writer, 'community.edited', { kind: 'reply', id, name: reply.quiz_title }, reply, now)
    await db.updateTable('quiz_discussion_replies').set({ content, edited_at: now }).where('reply_id', '=', id).execute()
  })
}

/** A discussion that was deleted before and waited for its last reply goes with it. @returns the discussion's id */
export function removeReply(db: Db, writer: Writer, id: string, now: Date): Promise<string> {
  return inTransaction(db, async (db) => {
    const reply = await lockReply(db, id, writer, { withDiscussion: true })
    if (!mayManage(writer, reply.author_id)) throw new HttpError(403, NOT_YOURS)
    await db.deleteFrom('quiz_discussion_replies').where('reply_id', '=', id).execute()
    await countReplies(db, reply.discussion_id, -1)
    await dropEmptyPlaces(db, [reply.discussion_id])
    await withdrawNotices(db, [replyNotice(id)])
    await record(db, writer, 'community.deleted', { kind: 'reply', id, name: reply.quiz_title }, reply, now)
    return reply.discussion_id
  })
}

export const dropEmptyPlaces = (db: Db, ids: string[]) =>
  sql`
    delete from quiz_discussions where discussion_id = any(${ids}::uuid[]) and deleted_at is not null and replies_count = 0`.execute(
    db,
  )

/** @throws Refusal 403 for anybody but the author of the discussion, 422 for one's own reply */
export function setHelpful(db: Db, viewer: Viewer, id: string, is_helpful: boolean) {
  return inTransaction(db, async (db) => {
    const reply = await lockReply(db, id, viewer)
    if (reply.asked_by !== viewer.id) throw new HttpError(403, ONLY_AUTHOR_HELPED)
    if (reply.author_id === viewer.id) throw new HttpError(422, OWN_HELP)
    await db.updateTable('quiz_discussion_replies').set({ is_helpful }).where('reply_id', '=', id).execute()
    return { is_helpful }
  })
}

interface LockedDiscussion extends DiscussionAt {
  content: string
  is_resolved: boolean
  deleted_at: Date | null
}

/**
 * Whoever else writes to the discussion waits.
 * @throws Refusal 404 for what is not there or whose quiz this person cannot see, 409 for what was deleted
 */
async function lockDiscussion(db: Db, id: string, viewer: Viewer, { isDeletedToo = false } = {}): Promise<LockedDiscussion> {
  const { rows } = await sql<LockedDiscussion>`
    select discussions.*, quizzes.title as quiz_title, status = 'published' as is_published,
      (select role from users where user_id = author_id) as author_role
    from quiz_discussions as discussions
    join quizzes using (quiz_id) join articles using (article_id) join daily_entries using (entry_id)
    where discussion_id = ${id} and ${isOpenTo(viewer)} for no key update of discussions`.execute(db)
  if (!rows[0]) throw new HttpError(404, DISCUSSION_NOT_FOUND)
  if (rows[0].deleted_at && !isDeletedToo) throw new HttpError(409, DISCUSSION_DELETED)
  return rows[0]
}

interface LockedReply {
  discussion_id: string
  author_id: string | null
  asked_by: string | null
  content: string
  quiz_title: string
}

/** Discussions are locked before their replies, everywhere, so that two never wait for each other. */
async function lockReply(db: Db, id: string, viewer: Viewer, { withDiscussion = false } = {}) {
  if (withDiscussion)
    await sql`
      select from quiz_discussions
      where discussion_id = (select discussion_id from quiz_discussion_replies where reply_id = ${id}) for no key update`.execute(
      db,
    )
  const { rows } = await sql<LockedReply>`
    select replies.*, discussions.author_id as asked_by, quizzes.title as quiz_title
    from quiz_discussion_replies as replies join quiz_discussions as discussions using (discussion_id)
    join quizzes using (quiz_id) join articles using (article_id) join daily_entries using (entry_id)
    where reply_id = ${id} and ${isOpenTo(viewer)} for no key update of replies`.execute(db)
  if (!rows[0]) throw new HttpError(404, REPLY_NOT_FOUND)
  return rows[0]
}

/** What the product brings along, on a quiz that is there. */
export async function placeSample(db: Db, quiz_id: string, sample: SampleDiscussions[number], now: Date): Promise<void> {
  const { question_number, discussion_type, content, is_resolved, replies } = sample
  const discussion_id = newId()
  const by = { is_sample: true, created_at: now }
  await db
    .insertInto('quiz_discussions')
    .values({ discussion_id, quiz_id, question_number, discussion_type, content, is_resolved, client_key: newId(), ...by })
    .execute()
  for (const reply of replies)
    await db
      .insertInto('quiz_discussion_replies')
      .values({ reply_id: newId(), discussion_id, client_key: newId(), ...reply, ...by })
      .execute()
  await countReplies(db, discussion_id, replies.length)
}
