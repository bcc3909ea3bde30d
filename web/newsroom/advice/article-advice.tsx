import { Fold } from '#web/ui/fold.tsx'
import { takeFocus } from '#web/ui/take-focus.ts'
import { AdviceList } from './advice-list.tsx'
import { type AdviceState, useAdvice } from './api.ts'

interface ArticleAdviceProps {
  /** Of an upload; `undefined` while it cannot be read. */
  article: Record<string, unknown> | undefined
  /** `YYYY-MM-DD` */
  day: string
  onGo: (path: string) => void
}

/** Never in the way of saving. */
export function ArticleAdvice({ article, day, onGo }: ArticleAdviceProps) {
  return <ShownAdvice {...useAdvice(article, day)} onGo={onGo} />
}

interface ShownAdviceProps extends AdviceState {
  onGo: (path: string) => void
  /** Folded, it counts only. */
  isOpen?: boolean
  onSeen?: () => void
}

export function ShownAdvice({ advice, isFailed, onGo, isOpen = false, onSeen }: ShownAdviceProps) {
  if (isFailed)
    return <p className="text-sm text-quiet">The advice could not be loaded. It is asked for again after the next change.</p>
  if (!advice) return null
  if (advice.length === 0) return <p className="text-sm text-quiet">Advice: none.</p>
  return (
    <section
      aria-label="Advice"
      {...(isOpen && { ref: takeFocus, tabIndex: -1 })}
      className="rounded-card border border-line bg-surface px-4 py-1 outline-none"
    >
      <Fold summary={`Advice: ${advice.length}`} open={isOpen} onOpen={onSeen}>
        <div className="pb-3">
          <AdviceList advice={advice} onGo={onGo} />
        </div>
      </Fold>
    </section>
  )
}
