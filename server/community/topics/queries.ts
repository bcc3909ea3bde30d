import { sql } from 'kysely'
import type { Topic } from '#contract/community/topics.ts'
import type { Db } from '#server/db/open.ts'

const SHOWN = 10
/** Posts and replies read to find the topics, so one long conversation cannot fill the list. */
const READ = 200
const EXCERPT_CHARACTERS = 300

interface TopicRow {
  post_id: string
  forum_id: string
  title: string
  excerpt: string
  author_name: string | null
  replies_count: number
  latest_id: string
  latest_author_name: string | null
  latest_at: Date
}

/** Ids sort by time, so this reads the end of the primary key: no further index, any number of posts. */
export async function latestTopics(db: Db): Promise<Topic[]> {
  const { rows } = await sql<TopicRow>`
    with latest as (
      select post_id as latest_id, coalesce(parent_post_id, post_id) as post_id, author_id as latest_author_id, created_at as latest_at
      from forum_posts where deleted_at is null and hidden_at is null order by forum_posts.post_id desc limit ${READ}
    ), topics as (
      select distinct on (post_id) * from latest order by post_id, latest_id desc
    )
    select post_id, forum_id, title, left(content, ${EXCERPT_CHARACTERS}) as excerpt, author.username as author_name, replies_count, latest_id,
      latest_author.username as latest_author_name, latest_at
    from topics join forum_posts as post using (post_id) join forums using (forum_id)
      left join users as author on author.user_id = post.author_id
      left join users as latest_author on latest_author.user_id = latest_author_id
    where post.deleted_at is null and post.hidden_at is null
    order by latest_id desc limit ${SHOWN}`.execute(db)
  return rows.map(topicOf)
}

const topicOf = ({ post_id, forum_id, title, excerpt, replies_count, ...row }: TopicRow): Topic => ({
  post_id,
  forum: { forum_id, title },
  author: named(row.author_name),
  excerpt,
  replies_count,
  latest: { post_id: row.latest_id, author: named(row.latest_author_name), created_at: row.latest_at.toISOString() },
})

const named = (username: string | null) => (username === null ? null : { username })
