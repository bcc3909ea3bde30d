import { ThumbsUp } from 'lucide-react'
import * as m from '#messages/community/peer-learning.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import { type Likeable, useLike } from './use-toggles.ts'

interface LikeButtonProps {
  tab: Likeable
  id: string
  entry: { likes_count: number; is_liked: boolean; is_own: boolean }
  /** For screen readers. */
  about: string
}

/** Users cannot like their own entries. */
export function LikeButton({ tab, id, entry, about }: LikeButtonProps) {
  const { likes_count: likes, is_liked: isLiked, is_own: isOwn } = entry
  const like = useLike(tab, id, entry)
  const likesText = m.likeCount({ count: likes })

  if (isOwn)
    return (
      <span className="inline-flex min-h-11 items-center gap-2 px-1 text-quiet tabular-nums">
        <ThumbsUp aria-hidden="true" className="size-4" />
        {likesText}
      </span>
    )
  return (
    <Button variant="outline" aria-pressed={isLiked} onClick={() => like(!isLiked)} className={PRESSED_STYLE}>
      <ThumbsUp aria-hidden="true" className={`size-4 ${isLiked ? 'fill-current' : ''}`} />
      {m.like}
      {/* Room for two digits, to avoid layout shift. */}
      <span aria-hidden="true" className="min-w-[2ch] text-start tabular-nums">
        {likes > 0 && likes}
      </span>
      <span className="sr-only">
        <span lang={scriptLanguage(about)}>{about}</span>
        {`: ${likesText}`}
      </span>
    </Button>
  )
}

export const PRESSED_STYLE = 'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent'
