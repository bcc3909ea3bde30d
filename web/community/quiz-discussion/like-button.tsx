import { ThumbsUp } from 'lucide-react'
import * as m from '#messages/community/quiz-discussion.ts'
import type { PostRef } from './api.ts'
import type { ForumCache } from './forum-cache.ts'
import { useLike } from './use-toggles.ts'

interface LikeButtonProps {
  cache: ForumCache
  post: PostRef
  likes: number
  isLiked: boolean
  /** Users cannot like their own posts. */
  isOwn: boolean
  about: string
}

const LOOK = 'inline-flex min-h-11 items-center gap-1.5 text-sm tabular-nums'

export function LikeButton({ cache, post, likes, isLiked, isOwn, about }: LikeButtonProps) {
  const like = useLike(cache, post)
  const icon = <ThumbsUp aria-hidden="true" className={`size-4 shrink-0 ${isLiked ? 'fill-current' : ''}`} />
  if (isOwn)
    return (
      <span className={`${LOOK} text-quiet`}>
        {icon}
        {m.likeCount({ count: likes })}
      </span>
    )
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      // Disabling it while sending would lose keyboard focus.
      aria-disabled={like.isPending}
      onClick={() => !like.isPending && like.mutate(!isLiked)}
      className={`${LOOK} -mx-2 rounded-control px-2 font-medium hover:bg-sunken ${isLiked ? 'text-accent' : 'text-ink'}`}
    >
      {icon}
      {m.likeCount({ count: likes })}
      <span className="sr-only">{m.likePost({ about })}</span>
    </button>
  )
}
