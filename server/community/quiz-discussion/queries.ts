import { type RawBuilder, sql } from 'kysely'
import { DELETED, isAuthorOrModerator } from '#contract/community/forum-rules.ts'
import {
  type Discussion,
  type DiscussionFilter,
  type DiscussionReply,
  FIRST_REPLIES,
} from '#contract/community/quiz-discussion.ts'
import { can } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { isReserved } from '#server/practice/shared/reserved-quizzes.ts'
import type { Viewer } from './policy.ts'
import { authorName, questionText } from './rules.ts'

/** @param number from 1, in the current quiz */
export const questionAt = (quizId: string, number: number): RawBuilder<string | null> =>
  sql`(select question_id from quiz_questions where quiz_id = ${quizId} and position = ${number - 1})`

/** The current number; a deleted question keeps its last. @param table name or alias */
export const questionNumber = (table: string): RawBuilder<number> => sql`coalesce(
  (select position + 1 from quiz_questions where quiz_questions.question_id = ${sql.ref(`${table}.question_id`)}),
  ${sql.ref(`${table}.question_number`)})`

type Cursor = [created_at: string, id: string] | undefined

/** Closed while a mock test reserves the quiz. Needs rows of `daily_entries` and `articles`. */
export const isOpenTo = ({ role }: Viewer): RawBuilder<boolean> =>
  can(role, 'admin') ? sql`true` : sql`(status = 'published' and not ${isReserved(sql`articles.article_id`)})`

interface Page {
  filter: DiscussionFilter
  before?: Cursor
  limit: number
}

/** Newest first, each with its first replies. */
export async function discussionsOf(
  db: Db,
  quizId: string,
  viewer: Viewer,
  { filter, before, limit }: Page,
): Promise<{ data: Discussion[]; next_before: string | null }> {
  const rows = await discussionRows(
    db,
    viewer,
    sql`quiz_id = ${quizId} and ${passes(filter, viewer)} and ${isBefore(before)}
      order by created_at desc, discussion_id desc limit ${limit + 1}`,
  )
  const data = await withReplies(db, viewer, rows.slice(0, limit))
  return { data, next_before: rows.length > limit ? cursorOf(data.at(-1)) : null }
}

/** `undefined` if the viewer cannot see its quiz. */
export async function discussionById(db: Db, discussionId: string, viewer: Viewer): Promise<Discussion | undefined> {
  const rows = await discussionRows(
    db,
    viewer,
    sql`discussion_id = ${discussionId} and quiz_id in (
      select quiz_id from quizzes join articles using (article_id) join daily_entries using (entry_id) where ${isOpenTo(viewer)})`,
  )
  return (await withReplies(db, viewer, rows))[0]
}

const FILTERS: Record<DiscussionFilter, (viewer: Viewer) => RawBuilder<boolean>> = {
  all: () => sql`true`,
  unresolved: () => sql`not is_resolved and deleted_at is null`,
  'my-posts': ({ id }) => sql`author_id = ${id}`,
}
const passes = (filter: DiscussionFilter, viewer: Viewer) => FILTERS[filter](viewer)

const isBefore = (cursor: Cursor) =>
  cursor ? sql`(created_at, discussion_id) < (${new Date(cursor[0])}, ${cursor[1]})` : sql`true`

const cursorOf = (last: { created_at: string; id: string } | undefined) => (last ? `${last.created_at}~${last.id}` : null)

interface WrittenRow {
  author_id: string | null
  username: string | null
  content: string
  created_at: Date
  edited_at: Date | null
  is_sample: boolean
  likes_count: number
  is_liked: boolean
}

interface DiscussionRow extends WrittenRow {
  discussion_id: string
  question_number: number
  discussion_type: Discussion['discussion_type']
  is_resolved: boolean
  deleted_at: Date | null
  replies_count: number
}

interface ReplyRow extends WrittenRow {
  reply_id: string
  discussion_id: string
  is_helpful: boolean
}

/** @param which conditions, order and limit */
async function discussionRows(db: Db, viewer: Viewer, which: RawBuilder<unknown>): Promise<DiscussionRow[]> {
  const { rows } = await sql<DiscussionRow>`
    select page.*, ${questionNumber('page')} as question_number, username, liked.user_id is not null as is_liked
    from (select * from quiz_discussions where ${which}) as page
    left join users on users.user_id = author_id
    left join quiz_discussion_likes as liked on liked.discussion_id = page.discussion_id and liked.user_id = ${viewer.id}
    order by page.created_at desc, page.discussion_id desc`.execute(db)
  return rows
}

/** One query for all. */
async function withReplies(db: Db, viewer: Viewer, rows: DiscussionRow[]): Promise<Discussion[]> {
  const ids = rows.filter((row) => row.replies_count > 0).map((row) => row.discussion_id)
  const replies = ids.length > 0 ? await firstReplies(db, viewer, ids) : []
  const byDiscussion = Map.groupBy(replies, (reply) => reply.discussion_id)
  return rows.map((row) => discussionOf(row, byDiscussion.get(row.discussion_id) ?? [], viewer))
}

async function firstReplies(db: Db, viewer: Viewer, discussionIds: string[]): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    select first.*, username, liked.user_id is not null as is_liked
    from unnest(${discussionIds}::uuid[]) as asked (discussion_id)
    cross join lateral (
      select * from quiz_discussion_replies as replies where replies.discussion_id = asked.discussion_id
      order by created_at, reply_id limit ${FIRST_REPLIES}
    ) as first
    left join users on users.user_id = author_id
    left join quiz_discussion_reply_likes as liked on liked.reply_id = first.reply_id and liked.user_id = ${viewer.id}
    order by first.created_at, first.reply_id`.execute(db)
  return rows
}

/** Oldest first. Does not check access. */
export async function repliesOf(
  db: Db,
  discussionId: string,
  viewer: Viewer,
  { after, limit }: { after?: Cursor; limit: number },
): Promise<{ data: DiscussionReply[]; next_after: string | null }> {
  const from = after ? sql`(created_at, reply_id) > (${new Date(after[0])}, ${after[1]})` : sql`true`
  const rows = await replyRows(
    db,
    viewer,
    sql`discussion_id = ${discussionId} and ${from} order by created_at, reply_id limit ${limit + 1}`,
  )
  const data = rows.slice(0, limit).map((row) => replyOf(row, viewer))
  return { data, next_after: rows.length > limit ? cursorOf(data.at(-1)) : null }
}

export async function replyById(db: Db, replyId: string, viewer: Viewer): Promise<DiscussionReply | undefined> {
  const [row] = await replyRows(db, viewer, sql`reply_id = ${replyId}`)
  return row && replyOf(row, viewer)
}

async function replyRows(db: Db, viewer: Viewer, which: RawBuilder<unknown>): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    select page.*, username, liked.user_id is not null as is_liked
    from (select * from quiz_discussion_replies where ${which}) as page
    left join users on users.user_id = author_id
    left join quiz_discussion_reply_likes as liked on liked.reply_id = page.reply_id and liked.user_id = ${viewer.id}
    order by page.created_at, page.reply_id`.execute(db)
  return rows
}

export async function isForumOpenTo(db: Db, quizId: string, viewer: Viewer): Promise<boolean> {
  const { rows } = await sql`
    select from quizzes join articles using (article_id) join daily_entries using (entry_id)
    where quiz_id = ${quizId} and ${isOpenTo(viewer)}`.execute(db)
  return rows.length > 0
}

export async function isDiscussionOpenTo(db: Db, discussionId: string, viewer: Viewer): Promise<boolean> {
  const { rows } = await sql`
    select from quiz_discussions join quizzes using (quiz_id) join articles using (article_id) join daily_entries using (entry_id)
    where discussion_id = ${discussionId} and ${isOpenTo(viewer)}`.execute(db)
  return rows.length > 0
}

function discussionOf(row: DiscussionRow, replies: ReplyRow[], viewer: Viewer): Discussion {
  const isDeleted = row.deleted_at !== null
  return {
    id: row.discussion_id,
    question_number: row.question_number,
    question_text: questionText(row.question_number),
    discussion_type: row.discussion_type,
    ...written(row, viewer),
    ...(isDeleted && { author: DELETED, content: DELETED, is_edited: false, is_sample: false, can_manage: false }),
    is_resolved: row.is_resolved,
    is_deleted: isDeleted,
    replies: replies.map((reply) => replyOf(reply, viewer)),
    replies_count: row.replies_count,
  }
}

const replyOf = (row: ReplyRow, viewer: Viewer): DiscussionReply => ({
  id: row.reply_id,
  ...written(row, viewer),
  is_helpful: row.is_helpful,
})

const written = (row: WrittenRow, viewer: Viewer) => ({
  author: authorName(row),
  content: row.content,
  created_at: row.created_at.toISOString(),
  is_edited: row.edited_at !== null,
  is_sample: row.is_sample,
  likes: row.likes_count,
  user_reaction: row.is_liked ? ('like' as const) : null,
  is_own: row.author_id === viewer.id,
  can_manage: isAuthorOrModerator(viewer, row.author_id),
})

export async function personalQuizDiscussionData(db: Db, userId: string) {
  const [discussions, replies, likes] = await Promise.all([
    db
      .selectFrom('quiz_discussions')
      .innerJoin('quizzes', 'quizzes.quiz_id', 'quiz_discussions.quiz_id')
      .where('author_id', '=', userId)
      .orderBy('created_at')
      .select(['discussion_id', 'quizzes.title as quiz', questionNumber('quiz_discussions').as('question_number')])
      .select(['discussion_type', 'content', 'created_at'])
      .select(['edited_at', 'is_resolved'])
      .execute(),
    db
      .selectFrom('quiz_discussion_replies')
      .where('author_id', '=', userId)
      .orderBy('created_at')
      .select(['reply_id', 'discussion_id', 'content', 'created_at', 'edited_at', 'is_helpful'])
      .execute(),
    likesOf(db, userId),
  ])
  return { discussions, replies, likes }
}

async function likesOf(db: Db, userId: string) {
  const { rows } = await sql<{ discussion_id: string | null; reply_id: string | null; created_at: Date }>`
    select discussion_id, null::uuid as reply_id, created_at from quiz_discussion_likes where user_id = ${userId}
    union all select null, reply_id, created_at from quiz_discussion_reply_likes where user_id = ${userId}
    order by created_at`.execute(db)
  return rows
}
