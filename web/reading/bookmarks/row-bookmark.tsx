import { Bookmark } from 'lucide-react'
import * as m from '#messages/reading/bookmarks.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { useToggleBookmark } from './api.ts'

interface RowBookmarkProps {
  articleId: string
  title: string
  isSaved: boolean
}

/** Its state comes with the list: no request. */
export function RowBookmark({ articleId, title, isSaved }: RowBookmarkProps) {
  const toggle = useToggleBookmark(articleId)
  const onClick = () => {
    if (toggle.isPending) return
    const sentence = isSaved ? m.failedToRemove : m.failedToAdd
    toggle.mutate(!isSaved, {
      onError: (error) => {
        console.warn(sentence, error)
        toast(sentence, 'error')
      },
    })
  }
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-disabled={toggle.isPending || undefined}
      aria-label={m.bookmark({ title })}
      onClick={onClick}
      className="relative z-1 grid size-11 place-items-center rounded-control text-quiet hover:bg-sunken hover:text-ink aria-pressed:text-accent"
    >
      <Bookmark aria-hidden="true" className={`size-5 ${isSaved ? 'fill-current' : ''}`} />
    </button>
  )
}
