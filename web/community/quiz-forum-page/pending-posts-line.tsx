import { ArrowUp } from 'lucide-react'
import { counted } from '#web/community/quiz-discussion/words.ts'
import { Button } from '#web/ui/button.tsx'

interface NewcomersLineProps {
  count: number
  /** The first page is all new: there may be more below. */
  isMore: boolean
  onShow: () => void
}

/** A line that is always there, so that the button comes and goes without moving what is below; it sticks while there is something new. */
export function NewcomersLine({ count, isMore, onShow }: NewcomersLineProps) {
  return (
    <div
      role="status"
      className={`mb-2 flex min-h-13 items-center text-sm text-quiet ${count > 0 ? 'sticky top-0 z-10 bg-page' : ''}`}
    >
      {count === 0 ? (
        'Newest first'
      ) : (
        <Button size="sm" className="min-h-11!" onClick={onShow}>
          <ArrowUp aria-hidden="true" className="size-4" />
          Show {isMore ? `more than ${count} new discussions` : counted(count, 'new discussion')}
        </Button>
      )}
    </div>
  )
}
