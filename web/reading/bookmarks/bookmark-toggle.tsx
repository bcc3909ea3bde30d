import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { ControlWord } from '#web/reading/article-languages/control-word.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { bookmarkStatus, useToggleBookmark } from './api.ts'

interface BookmarkToggleProps {
  articleId: string
  /** Tells the buttons of a list apart for screen readers. */
  about?: string
  /** In the toolbar of an article it looks like the other tools. */
  look?: 'button' | 'tool'
}

const LOOKS = {
  button: { variant: 'outline', size: 'sm' },
  tool: { variant: 'ghost', size: 'tool' },
} as const

/** Adds or removes a bookmark. */
export function BookmarkToggle({ articleId, about, look = 'button' }: BookmarkToggleProps) {
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
    <span className={`${look === 'tool' ? 'max-sm:contents' : ''} ${isPending && !isError ? 'invisible' : ''}`}>
      <Button
        {...LOOKS[look]}
        aria-pressed={isBookmarked ?? false}
        disabled={toggle.isPending}
        onClick={onClick}
        className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
      >
        <Bookmark
          aria-hidden="true"
          className={`${look === 'tool' ? 'size-5 sm:size-4' : 'size-4'} ${isBookmarked ? 'fill-current' : ''}`}
        />
        <Label isBookmarked={isBookmarked ?? false} />
        {about && <span className="sr-only">{about}</span>}
      </Button>
    </span>
  )
}

/** As wide as the longer of its two words, so that a press moves nothing. */
function Label({ isBookmarked }: { isBookmarked: boolean }) {
  return (
    <span className="grid sm:text-left">
      <span className="col-start-1 row-start-1">
        <ControlWord>{isBookmarked ? 'Bookmarked' : 'Bookmark'}</ControlWord>
      </span>
      <span aria-hidden="true" className="invisible col-start-1 row-start-1">
        <ControlWord>Bookmarked</ControlWord>
      </span>
    </span>
  )
}
