import { type RawBuilder, sql } from 'kysely'
import { DELETED, HIDDEN_CONTENT, REPLIES_WITH_POST } from '#contract/community/forum-rules.ts'
import type { Paging, Post, Reply } from '#contract/community/posts.ts'
import type { Db } from '#server/db/open.ts'
import { type Person, seesHidden } from './policy.ts'
import type { Own } from './rules.ts'

interface PostRow {
  post_id: string
  author_id: string | null
  username: string | null
  content: string
  parent_post_id: string | null
  created_at: Date
  updated_at: Date
  is_edited: boolean
  is_pinned: boolean
  deleted_at: Date | null
  hidden_at: Date | null
  likes_count: number
  dislikes_count: number
  user_reaction: 'like' | 'dislike' | null
  replies_count: number
}

const sharedColumns = sql`
  post.post_id, post.author_id, users.username, post.content, post.parent_post_id, post.created_at, post.updated_at, post.is_edited,
  post.is_pinned, post.deleted_at, post.hidden_at, post.likes_count, post.dislikes_count, post.replies_count`
const postColumns = sql`${sharedColumns}, mine.reaction as user_reaction`

const postJoins = (viewer: Person) => sql`
  left join users on users.user_id = post.author_id
  left join forum_reactions as mine on mine.post_id = post.post_id and mine.user_id = ${viewer.id}`

/** Without personal parts, so it can be shared. */
export interface ForumPage {
  posts: Post[]
  next_before: string | null
}

type Shared<Row> = Omit<Row, 'user_reaction'>

/** Pinned first, then newest. One query for forums of any size. */
export async function forumPage(db: Db, forumId: string, { page = 1, before, limit }: Paging): Promise<ForumPage> {
  const offset = before ? 0 : (page - 1) * limit
  const start = before ? beyond(before) : sql``
  const { rows } = await sql<Shared<PostRow>>`
    with page as (
      select post_id, replies_count, row_number() over (order by is_pinned desc, created_at desc, post_id desc) as place
      from forum_posts where forum_id = ${forumId} and parent_post_id is null ${start}
      order by is_pinned desc, created_at desc, post_id desc limit ${limit + 1} offset ${offset}
    ), shown as (
      select place, post_id from page
      union all
      select place, reply.post_id from page cross join lateral (
        select post_id from forum_posts where parent_post_id = page.post_id
        order by created_at desc, post_id desc limit ${REPLIES_WITH_POST}) as reply
      where page.replies_count > 0)
    select ${sharedColumns} from shown join forum_posts as post using (post_id) left join users on users.user_id = post.author_id
    order by place, post.parent_post_id nulls first, post.created_at, post.post_id`.execute(db)
  const posts = rows.filter(({ parent_post_id }) => parent_post_id === null)
  const shown = posts.slice(0, limit)
  const last = shown.at(-1)
  const withReplies = shown.map((row) => ({
    ...sharedParts(row),
    replies_count: row.replies_count,
    replies: rows.filter(({ parent_post_id }) => parent_post_id === row.post_id).map(sharedParts),
  }))
  return { posts: withReplies, next_before: posts.length > limit && last ? cursorOf(last) : null }
}

const NOBODY: Person = { id: '', role: 'free' }
const sharedParts = (row: Shared<PostRow>): Reply => partsOf({ ...row, user_reaction: null }, NOBODY)

export async function ownOn(db: Db, viewer: Person, forumId: string, posts: Post[]): Promise<Own> {
  const all = posts.flatMap((post) => [post, ...post.replies])
  const readable = all.filter((post) => post.is_hidden && seesHidden(viewer, post.author_id))
  const hidden = sql`,
      (select jsonb_object_agg(post_id, content) from forum_posts where post_id = any(${idsOf(readable)}::uuid[])) as hidden`
  const { rows } = await sql<{ is_subscribed: boolean; reactions: Own['reactions'] | null; hidden?: Own['hidden'] | null }>`
    select exists (select from forum_subscriptions where forum_id = ${forumId} and user_id = ${viewer.id}) as is_subscribed,
      (select jsonb_object_agg(post_id, reaction) from forum_reactions
        where user_id = ${viewer.id} and post_id = any(${idsOf(all)}::uuid[])) as reactions
      ${readable.length > 0 ? hidden : sql``}`.execute(db)
  return { is_subscribed: rows[0]?.is_subscribed ?? false, reactions: rows[0]?.reactions ?? {}, hidden: rows[0]?.hidden ?? {} }
}

/** PostgreSQL's array syntax: cheaper than the driver's escaping of each element. */
const idsOf = (posts: { post_id: string }[]): string => `{${posts.map(({ post_id }) => post_id).join()}}`

const beyond = ([is_pinned, created_at, post_id]: NonNullable<Paging['before']>) =>
  sql`and (is_pinned, created_at, post_id) < (${is_pinned === '1'}::boolean, ${created_at}::timestamptz, ${post_id}::uuid)`

const cursorOf = ({ is_pinned, created_at, post_id }: Shared<PostRow>) =>
  `${is_pinned ? 1 : 0}~${created_at.toISOString()}~${post_id}`

async function withReplies(db: Db, rows: PostRow[], viewer: Person): Promise<Post[]> {
  const parents = rows.filter(({ replies_count }) => replies_count > 0).map(({ post_id }) => post_id)
  const replies = parents.length > 0 ? await latestReplies(db, parents, viewer) : []
  return rows.map((row) => ({
    ...partsOf(row, viewer),
    replies_count: row.replies_count,
    replies: replies.filter(({ parent_post_id }) => parent_post_id === row.post_id),
  }))
}

async function latestReplies(db: Db, parents: string[], viewer: Person): Promise<Reply[]> {
  const { rows } = await sql<PostRow>`
    select ${postColumns}
    from unnest(${parents}::uuid[]) as parent(id)
    cross join lateral (
      select * from forum_posts where parent_post_id = parent.id
      order by created_at desc, post_id desc limit ${REPLIES_WITH_POST}) as post
    ${postJoins(viewer)}
    order by post.created_at, post.post_id`.execute(db)
  return rows.map((row) => partsOf(row, viewer))
}

/** Oldest first. */
export async function repliesTo(
  db: Db,
  postId: string,
  viewer: Person,
  { after, limit }: { after?: [at: string, id: string] | undefined; limit: number },
): Promise<{ replies: Reply[]; next_after: string | null }> {
  const rest = after ? sql`and (post.created_at, post.post_id) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``
  const rows = await postRows(
    db,
    viewer,
    sql`post.parent_post_id = ${postId} ${rest} order by post.created_at, post.post_id limit ${limit + 1}`,
  )
  const replies = rows.slice(0, limit).map((row) => partsOf(row, viewer))
  const last = replies.at(-1)
  return { replies, next_after: rows.length > limit && last ? `${last.created_at}~${last.post_id}` : null }
}

export async function postById(db: Db, postId: string, viewer: Person): Promise<Post | undefined> {
  const rows = await postRows(db, viewer, sql`post.post_id = ${postId}`)
  return (await withReplies(db, rows, viewer))[0]
}

/** For a reply, the post it belongs to. */
export async function threadOf(db: Db, postId: string, viewer: Person): Promise<{ forum_id: string; post: Post } | undefined> {
  const row = await db
    .selectFrom('forum_posts')
    .where('post_id', '=', postId)
    .select(['forum_id', 'parent_post_id'])
    .executeTakeFirst()
  const post = row && (await postById(db, row.parent_post_id ?? postId, viewer))
  return post && { forum_id: row.forum_id, post }
}

export const postExists = async (db: Db, postId: string): Promise<boolean> => (await forumOf(db, postId)) !== undefined

async function postRows(db: Db, viewer: Person, where: RawBuilder<unknown>): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${postColumns} from forum_posts as post ${postJoins(viewer)} where ${where}`.execute(db)
  return rows
}

function partsOf({ username, deleted_at, hidden_at, replies_count: _, ...row }: PostRow, viewer: Person): Reply {
  return {
    ...row,
    content: hidden_at && !seesHidden(viewer, row.author_id) ? HIDDEN_CONTENT : row.content,
    is_hidden: hidden_at !== null,
    author: named(username),
    is_deleted: false,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...(deleted_at && DELETED_PARTS),
  }
}

const DELETED_PARTS = { content: DELETED, is_deleted: true, author: null, author_id: null }

const named = (username: string | null) => (username === null ? null : { username })

export async function visiblePost(db: Db, postId: string) {
  const post = writtenOf(await written(db, postId).executeTakeFirst())
  return post?.isHidden ? undefined : post
}

/** Includes hidden posts. Locked, so that reactions are counted one by one. */
export const lockWrittenPost = async (db: Db, postId: string) =>
  writtenOf(await written(db, postId).forNoKeyUpdate('forum_posts').executeTakeFirst())

const written = (db: Db, postId: string) =>
  db
    .selectFrom('forum_posts')
    .innerJoin('forums', 'forums.forum_id', 'forum_posts.forum_id')
    .leftJoin('users', 'users.user_id', 'forum_posts.author_id')
    .where('post_id', '=', postId)
    .where('deleted_at', 'is', null)
    .select([
      'post_id',
      'forums.forum_id',
      'title',
      'username',
      'forum_posts.author_id',
      'content',
      'hidden_at',
      'role',
      'time_zone',
    ])

function writtenOf(row: Awaited<ReturnType<ReturnType<typeof written>['executeTakeFirst']>>) {
  if (!row) return undefined
  const { post_id: postId, forum_id, title, username, author_id, content, hidden_at, role, time_zone } = row
  return {
    postId,
    forumId: forum_id,
    forumTitle: title,
    authorName: username ?? 'Someone',
    content,
    isHidden: hidden_at !== null,
    author: author_id && role && time_zone ? { id: author_id, role, timeZone: time_zone } : null,
  }
}

export const postByKey = (db: Db, userId: string, clientKey: string) =>
  db
    .selectFrom('forum_posts')
    .where('author_id', '=', userId)
    .where('client_key', '=', clientKey)
    .select(['post_id', 'forum_id', 'content'])
    .executeTakeFirst()

export const forumOf = async (db: Db, postId: string): Promise<string | undefined> =>
  (await db.selectFrom('forum_posts').where('post_id', '=', postId).select('forum_id').executeTakeFirst())?.forum_id
