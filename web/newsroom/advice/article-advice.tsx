import { Fold } from '#web/ui/fold.tsx'
import { AdviceList } from './advice-list.tsx'
import { useAdvice } from './api.ts'

interface ArticleAdviceProps {
  /** Of an upload; `undefined` while it cannot be read. */
  article: Record<string, unknown> | undefined
  /** `YYYY-MM-DD` */
  day: string
  onGo: (path: string) => void
}

/** Never in the way of saving. */
export function ArticleAdvice({ article, day, onGo }: ArticleAdviceProps) {
  const { advice, isFailed } = useAdvice(article, day)
  if (isFailed)
    return <p className="text-sm text-quiet">The advice could not be loaded. It is asked for again after the next change.</p>
  if (!advice) return null
  if (advice.length === 0) return <p className="text-sm text-quiet">Advice: none.</p>
  return (
    <section aria-label="Advice" className="rounded-card border border-line bg-surface px-4 py-1">
      <Fold summary={`Advice: ${advice.length}`} open={false}>
        <div className="pb-3">
          <AdviceList advice={advice} onGo={onGo} />
        </div>
      </Fold>
    </section>
  )
}
