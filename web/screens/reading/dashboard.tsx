import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { DailyEntry } from '#contract/reading/daily.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/screens/reading/dashboard.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { prefetch, prefetchList } from '#web/platform/http/prefetch.ts'
import { useSession } from '#web/platform/session/session.ts'
import { catchUpOffer } from '#web/practice/catch-up/api.ts'
import { Offer } from '#web/practice/catch-up/offer.tsx'
import { questionsOfTheDay } from '#web/practice/daily-questions/api.ts'
import { DailyQuestions } from '#web/practice/daily-questions/daily-questions.tsx'
import { todaysSession } from '#web/practice/study-session/api.ts'
import { SessionCard } from '#web/practice/study-session/session-card.tsx'
import { dailyEntries } from '#web/reading/daily/api.ts'
import type { DayExtras } from '#web/reading/daily/day-row.tsx'
import { readIds, todayStatus } from '#web/reading/progress/api.ts'
import { StreakInHead } from '#web/reading/progress/streak-in-head.tsx'
import { SearchBox } from '#web/reading/search/search-box.tsx'
import { SearchResults } from '#web/reading/search/search-results.tsx'
import { useSearchText } from '#web/reading/search/use-search-text.ts'
import { savedLanguage, useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { Today } from '#web/reading/today/today.tsx'
import { useArticleFilter } from '#web/syllabus/filter/use-article-filter.ts'

const EXTRAS: DayExtras = {
  mark: (articleId) => <OfflineMark articleId={articleId} />,
  below: (entry) => (
    <Fragment key={entry.entry_id}>
      <Keep entry={entry} />
      <InTheNews entry={entry} />
    </Fragment>
  ),
}

const newestDays = () => dailyEntries({ language: savedLanguage() })

export function prefetchData() {
  prefetchList(newestDays())
  prefetch(catchUpOffer(savedLanguage()))
  prefetch(todayStatus())
  prefetch(todaysSession())
  prefetch(readIds())
  prefetch(questionsOfTheDay())
}

export function Component() {
  const { text, query, setText } = useSearchText()
  useTitle(query ? m.search({ query }) : m.dailyCurrentAffairs)
  usePrefetchInfiniteQuery(newestDays())

  return (
    <div className="mx-auto max-w-3xl">
      <div className="mb-4 flex items-center justify-between gap-2">
        <h1 tabIndex={-1} className="min-w-0 text-xl font-semibold wrap-anywhere sm:text-3xl">
          {m.dailyCurrentAffairs}
        </h1>
        <StreakInHead />
      </div>
      <SearchBox text={text} onChange={setText} />
      {query ? <Results query={query} /> : <Days />}
    </div>
  )
}

/** Lazy: most first pages do without. */
function Results({ query }: { query: string }) {
  const [language] = useChosenLanguage()
  const { filter } = useArticleFilter()
  const Filter = useLoaded(true, async () => (await import('#web/syllabus/filter/filter-bar.tsx')).FilterBar)
  return (
    <>
      <div className="min-h-15.5">{Filter && <Filter language={language} />}</div>
      <SearchResults query={query} filter={filter} language={language} />
    </>
  )
}

function Days() {
  const [language] = useChosenLanguage()
  const isOffline = useOffline()
  const questions = useQuery(questionsOfTheDay()).data
  return (
    <Today
      extras={EXTRAS}
      // Without a network they cannot be loaded.
      questions={isOffline && !questions ? null : <DailyQuestions language={language} />}
      hasOpenQuestions={questions != null && !questions.result}
      offer={useOffer()}
      session={useSessionCard()}
    />
  )
}

/** `undefined`: not known yet. */
function useSessionCard() {
  const { data, isPending } = useQuery(todaysSession())
  const isOffline = useOffline()
  const OfflineSession = useLoaded(
    isOffline,
    async () => (await import('#web/practice/study-session/offline-session.tsx')).OfflineSession,
  )
  if (isPending) return undefined
  if (!data) return null
  return isOffline && OfflineSession ? <OfflineSession session={data} /> : <SessionCard session={data} />
}

/** Of the newest days, in the language that is read. */
/** `undefined`: not known yet. */
function useOffer() {
  const [language] = useChosenLanguage()
  const { data, isPending } = useQuery(catchUpOffer(language))
  if (isPending) return undefined
  return data ? <Offer {...data} language={language} /> : null
}

/** Not `lazyPart`: it would load the code of an article with this page. */
function InTheNews({ entry }: { entry: DailyEntry }) {
  const hasItems = (entry.in_news ?? 0) > 0
  const DayInNews = useLoaded(hasItems, async () => (await import('#web/reading/in-news/day-in-news.tsx')).DayInNews)
  return hasItems && DayInNews ? <DayInNews entry={entry} /> : null
}

/** Reserves its space while loading. */
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
