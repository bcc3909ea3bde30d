import type { Post } from '#contract/community/posts.ts'

/** A post that is neither unknown nor deleted, as commands change it. */
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

/** A post as it is just after it was written. */
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
