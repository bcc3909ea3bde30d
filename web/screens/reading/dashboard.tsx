import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DailyEntry } from '#contract/reading/daily.ts'
import { can } from '#contract/roles.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { prefetch, prefetchList } from '#web/platform/http/prefetch.ts'
import { useSession } from '#web/platform/session/session.ts'
import { questionsOfTheDay } from '#web/practice/daily-questions/api.ts'
import { DailyQuestions } from '#web/practice/daily-questions/daily-questions.tsx'
import { dailyEntries } from '#web/reading/daily/api.ts'
import { DayList } from '#web/reading/daily/day-list.tsx'
import { DayListSkeleton } from '#web/reading/daily/day-list-skeleton.tsx'
import type { DayExtras } from '#web/reading/daily/day-row.tsx'
import { halfRead } from '#web/reading/progress/api.ts'
import { ContinueReading } from '#web/reading/progress/continue-reading.tsx'
import { StreakInHead } from '#web/reading/progress/streak-in-head.tsx'
import { SearchBox } from '#web/reading/search/search-box.tsx'
import { SearchResults } from '#web/reading/search/search-results.tsx'
import { useSearchText } from '#web/reading/search/use-search-text.ts'

const EXTRAS: DayExtras = {
  mark: (articleId) => <OfflineMark articleId={articleId} />,
  below: (entry) => <Keep key={entry.entry_id} entry={entry} />,
}

export function prefetchData() {
  prefetchList(dailyEntries())
  prefetch(halfRead())
  prefetch(questionsOfTheDay())
}

export function DashboardScreen() {
  const { text, query, setText } = useSearchText()
  useTitle(query ? `Search: ${query}` : 'Daily Current Affairs')
  usePrefetchInfiniteQuery(dailyEntries())

  return (
    <div className="mx-auto max-w-3xl">
      <div className="mb-4 flex items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl font-semibold sm:text-3xl">
          Daily Current Affairs
        </h1>
        <StreakInHead />
      </div>
      <SearchBox text={text} onChange={setText} />
      {query ? <SearchResults query={query} /> : <Days />}
    </div>
  )
}

/** The list waits for the strip above it, which would otherwise push it down while the reader taps. */
function Days() {
  const isUndecided = useQuery(halfRead()).isPending
  if (isUndecided) return <DayListSkeleton />
  return (
    <>
      <ContinueReading />
      <DailyQuestions />
      <DayList extras={EXTRAS} />
    </>
  )
}

/** For people who can read offline. Its space is reserved while its code loads. */
function Keep({ entry }: { entry: DailyEntry }) {
  const mayKeep = can(useSession().user?.role, 'proStudy')
  const KeepDay = useLoaded(mayKeep, async () => (await import('#web/reading/offline/day-download.tsx')).DownloadDay)
  if (!mayKeep) return null
  return <div className="min-h-14">{KeepDay && <KeepDay entry={entry} />}</div>
}

function OfflineMark({ articleId }: { articleId: string }) {
  const isOffline = useOffline()
  const DeviceMark = useLoaded(isOffline, async () => (await import('#web/reading/offline/offline-mark.tsx')).OfflineMark)
  return isOffline && DeviceMark ? <DeviceMark articleId={articleId} /> : null
}
