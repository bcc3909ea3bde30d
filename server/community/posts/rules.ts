import type { Post, Reply } from '#contract/community/posts.ts'

export interface StoredPost {
  post_id: string
  forum_id: string
  /** Of the forum. */
  title: string
  is_locked: boolean
  author_id: string | null
  author_name: string | null
  parent_post_id: string | null
  content: string
  replies_count: number
  is_hidden: boolean
}

/** As just written, without a query. */
export const newPost = (
  { post_id, parent_post_id, content }: { post_id: string; parent_post_id: string | null; content: string },
  author: { id: string; username: string },
  now: Date,
): Post => ({
  post_id,
  author_id: author.id,
  author: { username: author.username },
  content,
  parent_post_id,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  is_edited: false,
  is_pinned: false,
  is_deleted: false,
  is_hidden: false,
  likes_count: 0,
  dislikes_count: 0,
  user_reaction: null,
  replies_count: 0,
  replies: [],
})

export interface Own {
  is_subscribed: boolean
  /** By post id. */
  reactions: Record<string, 'like' | 'dislike'>
  /** Content of hidden posts this person may read, by post id. */
  hidden: Record<string, string>
}

export const NOTHING_OWN: Own = { is_subscribed: false, reactions: {}, hidden: {} }

export function withOwn(posts: Post[], { reactions, hidden }: Own): Post[] {
  const seen = <T extends Reply>(post: T): T => ({
    ...post,
    user_reaction: reactions[post.post_id] ?? null,
    content: hidden[post.post_id] ?? post.content,
  })
  return posts.map((post) => ({ ...seen(post), replies: post.replies.map(seen) }))
}

export const hasNothingOwn = ({ is_subscribed, reactions, hidden }: Own): boolean =>
  !is_subscribed && Object.keys(reactions).length === 0 && Object.keys(hidden).length === 0
