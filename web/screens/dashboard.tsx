import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import { dailyEntries } from '#web/daily/api.ts'
import { DayList } from '#web/daily/day-list.tsx'
import { DayListSkeleton } from '#web/daily/day-list-skeleton.tsx'
import { useTitle } from '#web/platform/use-title.ts'
import { halfRead } from '#web/progress/api.ts'
import { ContinueReading } from '#web/progress/continue-reading.tsx'
import { SearchBox } from '#web/search/search-box.tsx'
import { SearchResults } from '#web/search/search-results.tsx'
import { useSearchText } from '#web/search/use-search-text.ts'

export function DashboardScreen() {
  const { text, query, setText } = useSearchText()
  useTitle(query ? `Search: ${query}` : 'Daily Current Affairs')
  usePrefetchInfiniteQuery(dailyEntries())

  return (
    <div className="mx-auto max-w-3xl">
      <h1 tabIndex={-1} className="mb-4 text-2xl font-semibold sm:text-3xl">
        Daily Current Affairs
      </h1>
      <SearchBox text={text} onChange={setText} />
      {query ? <SearchResults query={query} /> : <Days />}
    </div>
  )
}

/** The list waits for the strip above it: arriving later, the strip would push it down under the reader's finger. */
function Days() {
  const isUndecided = useQuery(halfRead()).isPending
  if (isUndecided) return <DayListSkeleton />
  return (
    <>
      <ContinueReading />
      <DayList />
    </>
  )
}
