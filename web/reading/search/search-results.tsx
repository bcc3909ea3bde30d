import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import { LANGUAGE } from '#messages/language.ts'
import * as m from '#messages/reading/search.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { CallError } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { useBookmarkedArticles } from '#web/reading/bookmarks/api.ts'
import { useReadArticles } from '#web/reading/progress/api.ts'
import { languagesInWords } from '#web/reading/shared/languages-in-words.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { articleSearch, practiceSearch, SEARCH_LIMIT } from './api.ts'
import { SearchResultRow } from './search-result-row.tsx'

interface SearchResultsProps {
  query: string
  filter: ArticleFilter
  language: Language
}

export function SearchResults({ query, filter, language }: SearchResultsProps) {
  const search = useQuery(articleSearch(query, filter, language))
  const practice = useQuery(practiceSearch(query, filter, language))
  const PracticeResults = useLoaded(
    (practice.data?.length ?? 0) > 0,
    async () => (await import('./practice-results.tsx')).PracticeResults,
  )
  const read = useReadArticles()
  const saved = useBookmarkedArticles()
  if (search.isPending) return <SearchSkeleton />
  if (search.isError) return <Failure error={search.error} onRetry={() => search.refetch()} />

  const { data: found, message } = search.data
  // Old results stay while loading.
  const isOld = search.isPlaceholderData
  const practised = practice.data ?? []
  const hasNothing = found.length === 0 && practised.length === 0 && !practice.isLoading
  return (
    <>
      <section aria-label={m.results} aria-busy={isOld} className={isOld ? 'opacity-85' : ''}>
        <p role="status" className={hasNothing ? 'sr-only' : 'text-sm text-quiet'}>
          {isOld ? m.searching : summary(found.length, query)}
        </p>
        {hasNothing && !isOld && (
          <EmptyState
            icon={SearchX}
            title={(LANGUAGE === 'en' && message) || m.noneFound({ query })}
            action={
              <Link to={paths.dashboard} className={buttonStyle()}>
                {m.seeAllDays}
              </Link>
            }
          >
            {m.searchWider({ languages: languagesInWords(LANGUAGES) })}
          </EmptyState>
        )}
        <ol className="mt-2">
          {found.map((result) => (
            <SearchResultRow
              key={result.article_id}
              result={result}
              language={language}
              isRead={read.has(result.article_id)}
              isSaved={saved.has(result.article_id)}
            />
          ))}
        </ol>
      </section>
      {practised.length > 0 && PracticeResults && <PracticeResults results={practised} />}
    </>
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isRefusal = error instanceof CallError && error.status > 0
  return (
    <LoadFailure
      title={m.resultsDidNotLoad}
      message={isRefusal ? m.requestFailed : m.searchFailed}
      error={error}
      onRetry={onRetry}
    />
  )
}

function summary(count: number, query: string): string {
  if (count === 0) return m.noneFound({ query })
  if (count === SEARCH_LIMIT) return m.top({ count: SEARCH_LIMIT, query })
  return m.found({ count, query })
}

function SearchSkeleton() {
  return (
    <Loading label={m.searching}>
      <Skeleton className="h-4 w-40" />
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="space-y-2 border-b border-line py-4">
          <Skeleton className="h-5 w-10/12" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-48" />
        </div>
      ))}
    </Loading>
  )
}
