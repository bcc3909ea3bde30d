import { useQuery } from '@tanstack/react-query'
import { failureText } from '#web/platform/http/call.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { recalledArticles, useRecall } from './api.ts'

/** Renders nothing without any. */
export function RecalledArticles({ entryId }: { entryId: string }) {
  const list = useQuery(recalledArticles(entryId))
  const { putBack } = useRecall(entryId)
  if (list.isError) return <QuietFailure text="The recalled articles did not load." onRetry={() => list.refetch()} />
  if (!list.data || list.data.length === 0) return null
  const restore = (articleId: string) =>
    putBack.mutate(articleId, {
      onSuccess: () => toast('The article is back in its day.', 'success'),
      onError: (error) => toast(failureText(error, 'We could not put it back. Please try again.'), 'error'),
    })
  return (
    <section aria-labelledby="recalled-title" className="space-y-3 pt-3">
      <h4 id="recalled-title" className="text-lg font-semibold">
        Recalled
      </h4>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {list.data.map(({ article_id, title, reason, recalled_at, recalled_by }) => (
          <li key={article_id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 py-4">
            <div className="min-w-0 flex-1 basis-56 space-y-1 wrap-anywhere">
              <p className="font-medium">{title}</p>
              <p>{reason}</p>
              <p className="text-sm text-quiet">{`${formatInstant(recalled_at)}, by ${recalled_by ?? 'a deleted account'}`}</p>
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Put back ${title}`}
              busy={putBack.isPending && putBack.variables === article_id}
              onClick={() => restore(article_id)}
            >
              Put back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
