import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { useBookmarkedArticles } from '#web/reading/bookmarks/api.ts'
import { useReadArticles } from '#web/reading/progress/api.ts'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { dailyEntries } from './api.ts'
import { DayListSkeleton } from './day-list-skeleton.tsx'
import { type DayExtras, DayRow } from './day-row.tsx'
import { OlderDays } from './older-days.tsx'
import { useOpenDay } from './use-open-day.ts'

export function DayList({ extras }: { extras: DayExtras }) {
  const entries = useInfiniteQuery(dailyEntries())
  const days = entries.data?.pages.flatMap((page) => page.data) ?? []
  const read = useReadArticles()
  const saved = useBookmarkedArticles()
  const { open, toggle } = useOpenDay(days[0]?.publication_date)

  if (entries.isPending) return <DayListSkeleton />
  if (!entries.data) return <Failure error={entries.error} onRetry={() => entries.refetch()} />
  if (days.length === 0)
    return (
      <EmptyState icon={CalendarDays} title="No entries available">
        Each day’s analysis appears here as soon as it is published.
      </EmptyState>
    )

  return (
    <>
      {/* `keepScrollPosition` keeps the pressed row in place; the browser's scroll anchoring would move it again. */}
      <ol className="[overflow-anchor:none]">
        {days.map((entry) => (
          <DayRow
            key={entry.entry_id}
            entry={entry}
            isOpen={entry.publication_date === open}
            onToggle={toggle}
            read={read}
            saved={saved}
            extras={extras}
          />
        ))}
      </ol>
      {entries.isFetchNextPageError && <Failure error={entries.error} onRetry={() => entries.fetchNextPage()} />}
      {entries.hasNextPage && !entries.isFetchNextPageError && (
        <OlderDays isLoading={entries.isFetchingNextPage} onMore={() => entries.fetchNextPage()} />
      )}
    </>
  )
}

/** The specification has one sentence for an error reply and another for no reply. */
function Failure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const isRefusal = error instanceof CallError && error.status > 0
  return (
    <ErrorState
      title={isRefusal ? 'Failed to fetch entries' : 'Failed to load entries'}
      text={failureText(error, 'Please try again in a moment.')}
      onRetry={onRetry}
    />
  )
}
