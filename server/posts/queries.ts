import { type RawBuilder, sql } from 'kysely'
import { HIDDEN_CONTENT, REPLIES_WITH_POST } from '#contract/community-rules.ts'
import type { Paging, Post, Reply } from '#contract/posts.ts'
import { can, ROLES } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { type Person, seesHidden } from './policy.ts'

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

const postColumns = sql`
  post.post_id, post.author_id, users.username, post.content, post.parent_post_id, post.created_at, post.updated_at, post.is_edited,
  post.is_pinned, post.deleted_at, post.hidden_at, post.likes_count, post.dislikes_count, mine.reaction as user_reaction, post.replies_count`

const postJoins = (viewer: Person) => sql`
  left join users on users.user_id = post.author_id
  left join forum_reactions as mine on mine.post_id = post.post_id and mine.user_id = ${viewer.id}`

/** A page of a forum, pinned posts first, then the newest; each with its latest replies. Two queries, whatever the forum's size. */
export async function postsOf(
  db: Db,
  forumId: string,
  viewer: Person,
  { page = 1, before, limit }: Paging,
): Promise<{ posts: Post[]; next_before: string | null }> {
  const offset = before ? 0 : (page - 1) * limit
  const start = before ? beyond(before) : sql``
  const { rows } = await sql<PostRow>`
    with page as (
      select post_id from forum_posts where forum_id = ${forumId} and parent_post_id is null ${start}
      order by is_pinned desc, created_at desc, post_id desc limit ${limit + 1} offset ${offset})
    select ${postColumns} from page join forum_posts as post using (post_id) ${postJoins(viewer)}
    order by post.is_pinned desc, post.created_at desc, post.post_id desc`.execute(db)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { posts: await withReplies(db, shown, viewer), next_before: rows.length > limit && last ? cursorOf(last) : null }
}

const beyond = ([is_pinned, created_at, post_id]: NonNullable<Paging['before']>) =>
  sql`and (is_pinned, created_at, post_id) < (${is_pinned === '1'}::boolean, ${created_at}::timestamptz, ${post_id}::uuid)`

const cursorOf = ({ is_pinned, created_at, post_id }: PostRow) => `${is_pinned ? 1 : 0}~${created_at.toISOString()}~${post_id}`

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

/** Replies to a post, oldest first. */
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

/** A post, or the one that a reply belongs to, and its forum. */
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
    is_deleted: deleted_at !== null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

const named = (username: string | null) => (username === null ? null : { username })

/** A post as it is told of, and whom likes of it are told to; `undefined` once it is deleted or while it is hidden. */
export async function writtenPost(db: Db, postId: string) {
  const row = await db
    .selectFrom('forum_posts')
    .innerJoin('forums', 'forums.forum_id', 'forum_posts.forum_id')
    .leftJoin('users', 'users.user_id', 'forum_posts.author_id')
    .where('post_id', '=', postId)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .select(['forums.forum_id', 'title', 'username', 'forum_posts.author_id', 'content', 'role', 'time_zone'])
    .executeTakeFirst()
  if (!row) return undefined
  const { forum_id, title, username, author_id, content, role, time_zone } = row
  return {
    ...{ postId, forumId: forum_id, forumTitle: title, authorName: username ?? 'Somebody', content },
    author: author_id && role && time_zone ? { id: author_id, role, timeZone: time_zone } : null,
  }
}

/** Whoever reacts to a post takes turns until the end of the transaction. */
export const holdPost = (db: Db, postId: string) =>
  db.selectFrom('forum_posts').where('post_id', '=', postId).select('hidden_at').forNoKeyUpdate().executeTakeFirst()

/** What somebody sent before with this key. */
export const postByKey = (db: Db, userId: string, clientKey: string) =>
  db
    .selectFrom('forum_posts')
    .where('author_id', '=', userId)
    .where('client_key', '=', clientKey)
    .select(['post_id', 'forum_id', 'content'])
    .executeTakeFirst()

export const forumOf = async (db: Db, postId: string): Promise<string | undefined> =>
  (await db.selectFrom('forum_posts').where('post_id', '=', postId).select('forum_id').executeTakeFirst())?.forum_id

/** The post that a reply to this one is filed under, and who is replied to. Nobody answers words that they may not read. */
export async function parentOf(
  db: Db,
  forumId: string,
  postId: string,
): Promise<{ rootId: string; authors: string[]; isHidden: boolean } | undefined> {
  const { rows } = await sql<{
    root_id: string
    author_id: string | null
    root_author_id: string | null
    is_hidden: boolean
  }>`
    select root.post_id as root_id, named.author_id, root.author_id as root_author_id, named.hidden_at is not null as is_hidden
    from forum_posts as named join forum_posts as root on root.post_id = coalesce(named.parent_post_id, named.post_id)
    where named.post_id = ${postId} and named.forum_id = ${forumId} and named.deleted_at is null`.execute(db)
  const [row] = rows
  return (
    row && {
      rootId: row.root_id,
      authors: [row.author_id, row.root_author_id].filter((id) => id !== null),
      isHidden: row.is_hidden,
    }
  )
}

export async function hasOtherSubscribers(db: Db, forumId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('forum_subscriptions')
    .where('forum_id', '=', forumId)
    .where('user_id', '<>', userId)
    .limit(1)
    .select('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Those of them who can see the community. */
export async function peopleNamed(
  db: Db,
  { ids, names, except }: { ids: string[]; names: string[]; except: string },
): Promise<string[]> {
  if (ids.length + names.length === 0) return []
  const { rows } = await sql<{ user_id: string }>`
    select user_id from users
    where (user_id = any(${ids}::uuid[]) or username_key = any(${names}::text[]))
      and user_id <> ${except} and role in (${COMMUNITY}) order by user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

const COMMUNITY = sql.join(ROLES.filter((role) => can(role, 'community')).map((role) => sql.lit(role)))
export const BATCH = 500

/** The next of those who follow a forum and can see it, in the order of their ids. */
export async function subscribersOf(
  db: Db,
  forumId: string,
  { after, except }: { after: string; except: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from forum_subscriptions join users using (user_id)
    where forum_id = ${forumId} and user_id > ${after} and user_id is distinct from ${except} and role in (${COMMUNITY})
    order by user_id limit ${BATCH}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** How often a post was liked on a day of its author's. */
export async function likesToday(db: Db, postId: string, timeZone: string, day: string): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    select count(*) as likes from forum_reactions
    where post_id = ${postId} and reaction = 'like' and created_at >= (${day}::date::timestamp at time zone ${timeZone})`.execute(
    db,
  )
  return Number(rows[0]?.likes ?? 0)
}

/** What posts hold about a person, for their own download. */
export async function personalPostData(db: Db, userId: string) {
  const written = await db
    .selectFrom('forum_posts')
    .where('author_id', '=', userId)
    .orderBy('created_at')
    .select(['post_id', 'forum_id', 'parent_post_id', 'content', 'created_at', 'updated_at', 'deleted_at', 'hidden_at'])
    .execute()
  const reactions = await db
    .selectFrom('forum_reactions')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .select(['post_id', 'reaction', 'created_at'])
    .execute()
  const earlier = await db
    .selectFrom('forum_post_versions')
    .innerJoin('forum_posts', 'forum_posts.post_id', 'forum_post_versions.post_id')
    .where('author_id', '=', userId)
    .orderBy('replaced_at')
    .select(['forum_posts.post_id', 'forum_post_versions.content', 'replaced_at'])
    .execute()
  return { posts: written, earlier_versions: earlier, reactions }
}
