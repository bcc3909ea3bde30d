import { useQuery } from '@tanstack/react-query'
import { counted } from '#contract/amounts.ts'
import type { EntryProcessing } from '#contract/newsroom/processing.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { engines, entryProcessing, useProcessEntry, useRetryFailed } from './api.ts'
import { EngineList } from './engine-list.tsx'
import { givenText } from './given-text.ts'
import { progressShare, progressText, retriable } from './unit-texts.ts'

export function ProcessingOverview({ entryId }: { entryId: string }) {
  const processing = useQuery(entryProcessing(entryId))
  return (
    <section aria-labelledby="processing-title" className="space-y-3">
      <h3 id="processing-title" className="text-xl font-semibold">
        Translations and audio
      </h3>
      {processing.isPending && (
        <Loading label="Loading translations and audio">
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
      {processing.isError && !processing.data && (
        <LoadFailure title="Translations and audio did not load" error={processing.error} onRetry={() => processing.refetch()} />
      )}
      {processing.data && <Progress processing={processing.data} />}
      <Engines />
    </section>
  )
}

function Progress({ processing }: { processing: EntryProcessing }) {
  const { entry_id, articles, totals } = processing
  const process = useProcessEntry()
  const retry = useRetryFailed()
  const known = useQuery(engines()).data?.engines ?? []
  const { failed, skipped } = retriable(processing, known)
  const onError = (error: unknown) => toast(failureText(error, 'Something went wrong. Please try again.'), 'error')
  const unprocessed = articles.filter(({ units }) => units.length === 0).length
  const start = unprocessed > 0 && (
    <div className="flex flex-wrap items-center gap-4">
      <p className="text-quiet">
        {totals.units === 0
          ? givenText(articles)
          : `${counted(unprocessed, 'article has', 'articles have')} not been translated or recorded yet.`}
      </p>
      <Button variant="outline" busy={process.isPending} onClick={() => process.mutate(entry_id, { onError })}>
        Start now
      </Button>
    </div>
  )
  if (totals.units === 0) return start
  return (
    <div className="space-y-2">
      {/* Announced at the end, not at every step. */}
      <p role={totals.is_settled ? 'status' : undefined}>{progressText(processing)}</p>
      {!totals.is_settled && <ThinBar share={progressShare(totals)} />}
      {failed + skipped > 0 && (
        <Button
          variant="outline"
          size="sm"
          busy={retry.isPending}
          onClick={() =>
            retry.mutate(entry_id, {
              onSuccess: ({ data }) => toast(data.retried > 0 ? `Retrying ${data.retried}.` : 'Nothing to retry.'),
              onError,
            })
          }
        >
          {failed > 0 ? 'Retry failed' : 'Create what is missing'}
        </Button>
      )}
      {start}
    </div>
  )
}

function Engines() {
  return (
    <EngineList
      frame={(list) => (
        <details className="text-sm text-quiet">
          <summary className="min-h-9 py-2">Translation and audio engines</summary>
          {list}
        </details>
      )}
    />
  )
}
