import type { Post } from '#contract/posts.ts'

let written = 0

/** A post as the server tells of it, each a minute younger than the one before; parts can be replaced. */
export function aPost(parts: Partial<Post> = {}): Post {
  const place = ++written
  const at = new Date(Date.UTC(2026, 0, 1) + place * 60_000).toISOString()
  return {
    post_id: `post-${String(place).padStart(6, '0')}`,
    author_id: 'somebody',
    author: { username: 'asha' },
    content: `Words ${place}`,
    parent_post_id: null,
    created_at: at,
    updated_at: at,
    is_edited: false,
    is_pinned: false,
    is_deleted: false,
    is_hidden: false,
    likes_count: 0,
    dislikes_count: 0,
    user_reaction: null,
    replies_count: 0,
    replies: [],
    ...parts,
  }
}

export const idsOf = (posts: { post_id: string }[]) => posts.map(({ post_id }) => post_id)
