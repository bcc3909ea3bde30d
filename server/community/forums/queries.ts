import { sql } from 'kysely'
import type { Category, Forum } from '#contract/community/forums.ts'
import type { Db } from '#server/db/open.ts'

export async function categories(db: Db): Promise<Category[]> {
  const rows = await db
    .selectFrom('forum_categories')
    .orderBy('position')
    .select(['category_id', 'name', 'description', 'icon'])
    .execute()
  return rows as Category[]
}

/** A safety limit: few people create forums. */
const MAX_FORUMS = 2000

/** Most recently active first. */
export async function listForums(db: Db, categoryId: string | undefined): Promise<Forum[]> {
  const rows = await forumRows(db)
    .$if(categoryId !== undefined, (query) => query.where('forums.category_id', '=', categoryId as string))
    .orderBy(sql`last_post_at desc nulls last`)
    .orderBy('forums.created_at', 'desc')
    .limit(MAX_FORUMS)
    .execute()
  return rows.map(forumOf)
}

export async function forumById(db: Db, forumId: string): Promise<Forum | undefined> {
  const row = await forumRows(db).where('forum_id', '=', forumId).executeTakeFirst()
  return row && forumOf(row)
}

const forumRows = (db: Db) =>
  db
    .selectFrom('forums')
    .innerJoin('forum_categories', 'forum_categories.category_id', 'forums.category_id')
    .leftJoin('users as author', 'author.user_id', 'forums.author_id')
    .leftJoin('users as last_author', 'last_author.user_id', 'forums.last_author_id')
    .select([
      'forum_id',
      'title',
      'forums.description',
      'forums.category_id',
      'forum_categories.name as category_name',
      'is_pinned',
      'is_locked',
      'post_count',
      'forums.created_at',
      'last_post_at',
      'author.username as author_name',
      'last_author.username as last_author_name',
    ])

type ForumRow = Awaited<ReturnType<ReturnType<typeof forumRows>['executeTakeFirstOrThrow']>>

function forumOf({ author_name, last_author_name, category_name, ...row }: ForumRow): Forum {
  return {
    ...row,
    category: { name: category_name },
    created_at: row.created_at.toISOString(),
    last_post_at: row.last_post_at?.toISOString() ?? null,
    author: named(author_name),
    last_author: named(last_author_name),
  }
}

const named = (username: string | null) => (username === null ? null : { username })

export async function personalForumData(db: Db, userId: string) {
  const own = await db
    .selectFrom('forums')
    .where('author_id', '=', userId)
    .orderBy('created_at')
    .select(['forum_id', 'title', 'description', 'created_at'])
    .execute()
  const subscriptions = await db
    .selectFrom('forum_subscriptions')
    .innerJoin('forums', 'forums.forum_id', 'forum_subscriptions.forum_id')
    .where('user_id', '=', userId)
    .orderBy('forum_subscriptions.created_at')
    .select(['forums.forum_id', 'title', 'forum_subscriptions.created_at'])
    .execute()
  return { forums: own, subscriptions }
}
