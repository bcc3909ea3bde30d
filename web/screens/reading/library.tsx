import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Bookmark, BookOpenText, CalendarDays, Highlighter, ListTree, MapPin, Newspaper, Route } from 'lucide-react'
import { can } from '#contract/roles.ts'
import * as m from '#messages/screens/reading/library.ts'
import * as titles from '#messages/screens/reading.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { prefetch, prefetchList } from '#web/platform/http/prefetch.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { bookmarkedIds } from '#web/reading/bookmarks/api.ts'
import { dailyEntries } from '#web/reading/daily/api.ts'
import { DaysFailure } from '#web/reading/daily/day-list.tsx'
import { Downloads } from '#web/reading/library/downloads.tsx'
import { LatestDays } from '#web/reading/library/latest-days.tsx'
import { offlineArticles, offlineDays } from '#web/reading/offline/api.ts'
import { readIds, useReadArticles } from '#web/reading/progress/api.ts'
import { savedLanguage, useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { LINK_TO_CALENDAR } from '#web/reading/today/day-share.ts'
import { LinkList, type ListedLink } from '#web/ui/link-list.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard, SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'

const SHOWN_DAYS = 5
const newestDays = () => dailyEntries({ language: savedLanguage() })

export function prefetchData() {
  prefetchList(newestDays())
  prefetch(bookmarkedIds())
  prefetch(readIds())
}

export function Component() {
  const saved = useQuery(bookmarkedIds()).data?.length
  const isOffline = useOffline()
  return (
    <div className="mx-auto max-w-3xl">
      <h1 tabIndex={-1} className="mb-4 text-2xl font-semibold sm:text-3xl">
        {titles.library}
      </h1>
      {isOffline ? (
        <div className="space-y-8">
          <Days />
          <LinkList links={linksFor(saved).filter(({ to }) => !NEED_NETWORK.has(to))} />
        </div>
      ) : (
        <div className="space-y-8">
          <LinkList links={linksFor(saved)} />
          <Days />
        </div>
      )}
    </div>
  )
}

/** Their screens are not stored on the device. */
const NEED_NETWORK = new Set<string>([paths.syllabus, paths.archive, paths.inTheNews])

const linksFor = (saved: number | undefined): ListedLink[] => [
  { to: paths.bookmarks, icon: Bookmark, label: titles.myBookmarks, hint: savedText(saved) },
  { to: paths.notes, icon: Highlighter, label: m.highlights, hint: m.highlightsHint },
  {
    to: paths.syllabus,
    icon: ListTree,
    label: m.syllabus,
    hint: m.syllabusHint,
  },
  {
    to: paths.compilations,
    icon: BookOpenText,
    label: m.compilations,
    hint: m.compilationsHint,
  },
  { to: paths.threads, icon: Route, label: titles.threads, hint: m.threadsHint },
  { to: paths.archive, icon: Newspaper, label: titles.allArticles, hint: m.allArticlesHint },
  { to: paths.inTheNews, icon: MapPin, label: titles.inTheNews, hint: m.inTheNewsHint },
  { to: LINK_TO_CALENDAR, icon: CalendarDays, label: m.allDays, hint: m.allDaysHint },
]

function savedText(saved: number | undefined): string {
  if (saved === undefined) return m.bookmarksHint
  return saved === 0 ? m.noBookmarks : m.saved({ count: saved })
}

/** Together, so that nothing moves. */
function Days() {
  const [language] = useChosenLanguage()
  const entries = useInfiniteQuery(dailyEntries({ language }))
  const isReadPending = useQuery(readIds()).isPending
  const read = useReadArticles()
  const mayDownload = can(useSession().user?.role, 'proStudy')
  const downloaded = useQuery({ ...offlineDays(), enabled: mayDownload })
  const isOffline = useOffline()
  const here = useQuery({ ...offlineArticles(), enabled: isOffline }).data

  if (entries.isPending || isReadPending || downloaded.isLoading) return <DaysSkeleton />
  const days = entries.data?.pages[0]?.data
    .filter(({ articles }) => !isOffline || articles.some(({ article_id }) => here?.has(article_id)))
    .slice(0, SHOWN_DAYS)
  const hasDays = !isOffline || (days?.length ?? 0) > 0
  const hasDownloads = !isOffline || (downloaded.data?.length ?? 0) > 0
  return (
    <div className="space-y-8">
      {!hasDays && !hasDownloads && <p className="text-quiet">{m.noneOnDevice}</p>}
      {hasDownloads && <Downloads days={mayDownload ? (downloaded.data ?? []) : undefined} />}
      {hasDays && (
        <section aria-labelledby="latest-days">
          <h2 id="latest-days" className="mb-3 text-lg font-semibold">
            {isOffline ? m.daysOnDevice : m.latestDays}
          </h2>
          {!days && <DaysFailure title={m.daysDidNotLoad} error={entries.error} onRetry={() => entries.refetch()} />}
          {days?.length === 0 && <p className="text-quiet">{m.noDays}</p>}
          {days && days.length > 0 && <LatestDays days={days} read={read} />}
        </section>
      )}
    </div>
  )
}

function DaysSkeleton() {
  return (
    <PageLoading label={m.loading}>
      <div className="space-y-8">
        <SkeletonCard title={m.downloads} lines={1} className="h-28" />
        <div>
          <p className="mb-3 text-lg font-semibold">{m.latestDays}</p>
          <SkeletonRows rows={5} className="h-96" />
        </div>
      </div>
    </PageLoading>
  )
}
