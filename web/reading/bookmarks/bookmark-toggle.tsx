import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import * as m from '#messages/reading/bookmarks/toggle.ts'
import { usePainted } from '#web/platform/hooks/after-paint.ts'
import { ControlWord } from '#web/platform/text/control-word.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { bookmarkStatus, useToggleBookmark } from './api.ts'

export function BookmarkToggle({ articleId }: { articleId: string }) {
  const {
    data: isBookmarked,
    isPending,
    isError,
  } = useQuery({
    ...bookmarkStatus(articleId),
    enabled: usePainted(),
  })
  const toggle = useToggleBookmark(articleId)

  const onClick = () => {
    const wanted = !isBookmarked
    toggle.mutate(wanted, {
      onError: (error) => {
        const sentence = wanted ? m.failedToAdd : m.failedToRemove
        console.warn(sentence, error)
        toast(sentence, 'error')
      },
    })
  }

  // Keeps its space while loading. After a failure: not bookmarked.
  return (
    <span className={`max-sm:contents ${isPending && !isError ? 'invisible' : ''}`}>
      <Button
        variant="ghost"
        size="tool"
        aria-pressed={isBookmarked ?? false}
        disabled={toggle.isPending}
        onClick={onClick}
        className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
      >
        <Bookmark aria-hidden="true" className={`size-5 sm:size-4 ${isBookmarked ? 'fill-current' : ''}`} />
        <Label isBookmarked={isBookmarked ?? false} />
      </Button>
    </span>
  )
}

/** The width of the longer word. */
function Label({ isBookmarked }: { isBookmarked: boolean }) {
  return (
    <span className="grid sm:text-start">
      <span className="col-start-1 row-start-1">
        <ControlWord>{isBookmarked ? 'Bookmarked' : 'Bookmark'}</ControlWord>
      </span>
      <span aria-hidden="true" className="invisible col-start-1 row-start-1">
        <ControlWord>Bookmarked</ControlWord>
      </span>
    </span>
  )
}
