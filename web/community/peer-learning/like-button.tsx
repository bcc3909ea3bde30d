import { ThumbsUp } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { type Likeable, useLike } from './use-toggles.ts'

interface LikeButtonProps {
  tab: Likeable
  id: string
  entry: { likes_count: number; is_liked: boolean; is_own: boolean }
  /** Tells one button from the next. */
  about: string
}

/** One's own is not to be liked: only the number stands there. */
export function LikeButton({ tab, id, entry, about }: LikeButtonProps) {
  const { likes_count: likes, is_liked: isLiked, is_own: isOwn } = entry
  const like = useLike(tab, id, entry)
  const inWords = `${likes} ${likes === 1 ? 'like' : 'likes'}`

  if (isOwn)
    return (
      <span className="inline-flex min-h-11 items-center gap-2 px-1 text-quiet tabular-nums">
        <ThumbsUp aria-hidden="true" className="size-4" />
        {inWords}
      </span>
    )
  return (
    <Button variant="outline" aria-pressed={isLiked} onClick={() => like(!isLiked)} className={PRESSED}>
      <ThumbsUp aria-hidden="true" className={`size-4 ${isLiked ? 'fill-current' : ''}`} />
      Like
      {/* Room for two figures, so that nothing beside it moves when the number changes. */}
      <span aria-hidden="true" className="min-w-[2ch] text-left tabular-nums">
        {likes}
      </span>
      <span className="sr-only">{`${about}: ${inWords}`}</span>
    </Button>
  )
}

/** The look of a button that is on. */
export const PRESSED = 'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent'
