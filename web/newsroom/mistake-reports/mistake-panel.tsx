import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '#contract/amounts.ts'
import { MISTAKE_STATUS_LABELS, MISTAKE_STATUSES } from '#contract/newsroom/mistake-report-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { reportedMistakes, type StatusFilter } from './api.ts'
import { MistakeCard } from './mistake-card.tsx'
import { useMistakeKeys } from './use-mistake-keys.ts'

const FILTERS: readonly StatusFilter[] = [...MISTAKE_STATUSES, 'all']

export function MistakePanel() {
  const [status, setStatus] = useStatus()
  const list = useInfiniteQuery(reportedMistakes(status))
  const reports = list.data?.pages.flatMap((page) => page.data) ?? []
  const box = useMistakeKeys()
  return (
    <div className="max-w-4xl space-y-5">
      <StatusFilterButtons chosen={status} counts={list.data?.pages[0]?.counts ?? undefined} onChoose={setStatus} />
      {list.isPending && <PanelLoading />}
      {list.isError && !list.data && (
        <LoadFailure title="The reports did not load" error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && reports.length === 0 && <NoReports status={status} />}
      {reports.length > 0 && (
        <>
          <p className="hidden text-sm text-quiet sm:any-pointer-fine:block">J and K go to the next and the previous report.</p>
          <ol ref={box} className="space-y-4">
            {reports.map((report) => (
              <MistakeCard key={report.report_id} report={report} />
            ))}
          </ol>
        </>
      )}
      {list.isFetchNextPageError && <QuietFailure text="Older reports did not load." onRetry={() => list.fetchNextPage()} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Show older reports
        </Button>
      )}
    </div>
  )
}

/** Stored in the URL. */
function useStatus(): [StatusFilter, (status: StatusFilter) => void] {
  const [query, setQuery] = useSearchParams()
  const status = FILTERS.find((one) => one === query.get('status')) ?? 'open'
  return [
    status,
    (next) =>
      setQuery({ tab: 'mistakes', ...(next !== 'open' && { status: next }) }, { replace: true, preventScrollReset: true }),
  ]
}

interface StatusFilterButtonsProps {
  chosen: StatusFilter
  counts: Partial<Record<StatusFilter, number>> | undefined
  onChoose: (status: StatusFilter) => void
}

function StatusFilterButtons({ chosen, counts, onChoose }: StatusFilterButtonsProps) {
  const countOf = (status: StatusFilter) =>
    status === 'all' ? Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0) : (counts?.[status] ?? 0)
  return (
    <fieldset className="flex min-w-0 gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:p-1 max-sm:px-4 sm:flex-wrap">
      <legend className="sr-only">Show reports by status</legend>
      {FILTERS.map((status) => (
        <Button
          key={status}
          variant={status === chosen ? 'default' : 'outline'}
          aria-pressed={status === chosen}
          className="shrink-0 rounded-full! px-3! sm:px-4!"
          onClick={() => onChoose(status)}
        >
          {status === 'all' ? 'All' : MISTAKE_STATUS_LABELS[status]}
          {/* Space is reserved for the number, to avoid layout shift. */}
          <span className={`text-sm tabular-nums ${counts ? '' : 'invisible'}`}>{formatNumber(countOf(status))}</span>
        </Button>
      ))}
    </fieldset>
  )
}

const NoReports = ({ status }: { status: StatusFilter }) => (
  <EmptyState icon={CircleCheck} title={status === 'open' ? 'No open reports' : 'No reports'}>
    {status === 'open' ? 'Mistakes that readers report in articles appear here.' : 'Choose another status to see the others.'}
  </EmptyState>
)

const PanelLoading = () => (
  <PageLoading label="Loading the reports">
    <div className="space-y-4">
      {['first', 'second'].map((place) => (
        <SkeletonCard key={place} lines={7} className="h-80" />
      ))}
    </div>
  </PageLoading>
)
