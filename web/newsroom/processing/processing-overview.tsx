import { useQuery } from '@tanstack/react-query'
import type { EntryProcessing } from '#contract/newsroom/processing.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { engines, entryProcessing, useProcessEntry, useRetryFailed } from './api.ts'
import { needsRetry, progressWords, shareOf } from './unit-words.ts'

/** How far the translations and recordings of a day are, in all. */
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
        <ErrorState
          title="Translations and audio could not be loaded"
          text={failureText(processing.error, 'Please try again.')}
          onRetry={() => processing.refetch()}
        />
      )}
      {processing.data && <Progress processing={processing.data} />}
      <Engines />
    </section>
  )
}

function Progress({ processing: { entry_id, articles, totals } }: { processing: EntryProcessing }) {
  const process = useProcessEntry()
  const retry = useRetryFailed()
  const onError = (error: unknown) => toast(failureText(error, 'That did not work. Please try again.'), 'error')
  const untouched = articles.filter(({ units }) => units.length === 0).length
  const start = untouched > 0 && (
    <div className="flex flex-wrap items-center gap-4">
      <p className="text-quiet">
        {totals.units === 0
          ? 'Nothing has been translated or recorded yet.'
          : `Of ${untouched} ${untouched === 1 ? 'article' : 'articles'} nothing has been translated or recorded yet.`}
      </p>
      <Button busy={process.isPending} onClick={() => process.mutate(entry_id, { onError })}>
        Start now
      </Button>
    </div>
  )
  if (totals.units === 0) return start
  return (
    <div className="space-y-2">
      {/* A change is read out when it is over, not at each step of the way. */}
      <p role={totals.is_settled ? 'status' : undefined}>{progressWords(totals)}</p>
      <ThinBar share={shareOf(totals)} />
      {needsRetry(totals) && (
        <Button
          variant="outline"
          size="sm"
          busy={retry.isPending}
          onClick={() =>
            retry.mutate(entry_id, {
              onSuccess: ({ data }) =>
                toast(data.retried > 0 ? `${data.retried} are tried again.` : 'There was nothing to try again.'),
              onError,
            })
          }
        >
          Retry failed
        </Button>
      )}
      {start}
    </div>
  )
}

function Engines() {
  const { data } = useQuery(engines())
  if (!data || data.engines.length === 0) return null
  return (
    <details className="text-sm text-quiet">
      <summary className="min-h-9 py-2">What translates and speaks on this server</summary>
      <ul className="list-disc space-y-1 pl-5">
        {data.engines.map(({ kind, engine, says }) => (
          <li key={`${kind} ${engine}`} className="wrap-anywhere">
            {kind === 'text' ? 'Translation' : 'Voice'}: {says}
          </li>
        ))}
      </ul>
    </details>
  )
}
