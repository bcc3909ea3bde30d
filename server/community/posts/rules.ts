import type { Post } from '#contract/community/posts.ts'

/** What somebody has written in this moment: nobody has answered it or reacted to it. */
export const newPost = (
  { postId, parentId }: { postId: string; parentId: string | null },
  author: { id: string; username: string },
  content: string,
  now: Date,
): Post => ({
  ...{ post_id: postId, author_id: author.id, author: { username: author.username }, content, parent_post_id: parentId },
  ...{ created_at: now.toISOString(), updated_at: now.toISOString(), is_edited: false, is_pinned: false, is_deleted: false },
  ...{ is_hidden: false, likes_count: 0, dislikes_count: 0, user_reaction: null, replies_count: 0, replies: [] },
})

/** A post that is there, as its changes need it. */
export interface LivePost {
  post_id: string
  forum_id: string
  title: string
  is_locked: boolean
  author_id: string | null
  author_name: string | null
  parent_post_id: string | null
  content: string
  replies_count: number
  is_hidden: boolean
}
