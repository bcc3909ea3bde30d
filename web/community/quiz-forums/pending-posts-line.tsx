import { ArrowUp } from 'lucide-react'
import * as m from '#messages/community/quiz-forums.ts'
import { Button } from '#web/ui/button.tsx'

interface PendingPostsLineProps {
  count: number
  /** The first page is all new. */
  isMore: boolean
  onShow: () => void
}

/** Always rendered, to avoid layout shift; at the end of the row above where there is room. */
export function PendingPostsLine({ count, isMore, onShow }: PendingPostsLineProps) {
  return (
    <div
      role="status"
      className={`mb-2 flex min-h-13 items-center text-sm text-quiet ms-auto w-fit lg:-mt-12 ${count > 0 ? 'sticky top-0 z-10 bg-page' : ''}`}
    >
      {count === 0 ? (
        m.newestFirst
      ) : (
        <Button size="sm" className="min-h-11!" onClick={onShow}>
          <ArrowUp aria-hidden="true" className="size-4" />
          {isMore ? m.showNewOrMore({ count }) : m.showNew({ count })}
        </Button>
      )}
    </div>
  )
}
