import type { Reaction, Reply } from '#contract/community/posts.ts'

type Kind = 'like' | 'dislike'
type Reactions = Pick<Reaction, 'user_reaction' | 'likes_count' | 'dislikes_count'>

/** The same reaction again removes it. */
export function toggleReaction({ user_reaction, likes_count, dislikes_count }: Reactions, kind: Kind): Reactions {
  const next = user_reaction === kind ? null : kind
  const changeOf = (one: Kind) => Number(next === one) - Number(user_reaction === one)
  return {
    user_reaction: next,
    likes_count: Math.max(0, likes_count + changeOf('like')),
    dislikes_count: Math.max(0, dislikes_count + changeOf('dislike')),
  }
}

export function withReactions<P extends Reply>(post: P, { user_reaction, likes_count, dislikes_count }: Reactions): P {
  return { ...post, user_reaction, likes_count, dislikes_count }
}
