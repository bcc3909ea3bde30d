import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { bookmarkStatus, useToggleBookmark } from './api.ts'

interface BookmarkToggleProps {
  articleId: string
  /** Tells one button from the next where many stand in a list. */
  about?: string
}

/** Saves an article for later and takes it off again. */
export function BookmarkToggle({ articleId, about }: BookmarkToggleProps) {
  const { data: isBookmarked, isPending, isError } = useQuery(bookmarkStatus(articleId))
  const toggle = useToggleBookmark(articleId)

  const onClick = () => {
    const wanted = !isBookmarked
    toggle.mutate(wanted, {
      onError: () => toast(wanted ? 'Failed to add bookmark' : 'Failed to remove bookmark', 'error'),
    })
  }

  // Until the state is known the place is kept, so that nothing beside it moves. A state that cannot be known counts as not saved.
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
