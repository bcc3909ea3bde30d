import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { bookmarkStatus, useToggleBookmark } from './api.ts'

interface BookmarkToggleProps {
  articleId: string
  /** Tells the buttons of a list apart for screen readers. */
  about?: string
}

/** Adds or removes a bookmark. */
export function BookmarkToggle({ articleId, about }: BookmarkToggleProps) {
  const { data: isBookmarked, isPending, isError } = useQuery(bookmarkStatus(articleId))
  const toggle = useToggleBookmark(articleId)

  const onClick = () => {
    const wanted = !isBookmarked
    toggle.mutate(wanted, {
      onError: (error) => {
        const sentence = wanted ? 'Failed to add bookmark' : 'Failed to remove bookmark'
        console.warn(sentence, error)
        toast(sentence, 'error')
      },
    })
  }

  // Hidden but laid out while loading, to avoid a layout shift. If loading fails it counts as not bookmarked.
  return (
    <span className={isPending && !isError ? 'invisible' : ''}>
      <Button
        variant="outline"
        size="sm"
        aria-pressed={isBookmarked ?? false}
        disabled={toggle.isPending}
        onClick={onClick}
        className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
      >
        <Bookmark aria-hidden="true" className={`size-4 ${isBookmarked ? 'fill-current' : ''}`} />
        Bookmark
        {about && <span className="sr-only">{about}</span>}
      </Button>
    </span>
  )
}
