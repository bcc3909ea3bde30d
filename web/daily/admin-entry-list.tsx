import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { adminEntryList } from '#web/ingest/api.ts'
import { failureText } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { AdminEntryRow } from './admin-entry-row.tsx'

const FAILED = 'Failed to fetch daily entries'

export function AdminEntryList() {
  const { data, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(adminEntryList())

  if (isPending)
    return (
      <Loading label="Loading the daily entries">
        <div className="space-y-3">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-28 rounded-card" />
        </div>
      </Loading>
    )
  if (isError && !data) return <ErrorState title={FAILED} text={detail(error)} onRetry={() => refetch()} />

  const entries = data.pages.flatMap((page) => page.data)
  if (entries.length === 0)
    return (
      <EmptyState icon={CalendarDays} title="No entries yet">
        Days that you submit under Upload Content are listed here.
      </EmptyState>
    )
  return (
    <div className="space-y-4">
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {entries.map((entry) => (
          <AdminEntryRow key={entry.entry_id} entry={entry} />
        ))}
      </ul>
      {isFetchNextPageError && <Notice tone="error">{FAILED}</Notice>}
      {hasNextPage && (
        <Button variant="outline" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Load older entries
        </Button>
      )}
    </div>
  )
}

/** The server's own sentence, unless it only says the same again. */
function detail(error: unknown): string | undefined {
  const text = failureText(error, '')
  return text && text !== FAILED ? text : undefined
}
