import { useInfiniteQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import * as m from '#messages/reading/bookmarks/list.ts'
import { CallError } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { useReadArticles } from '#web/reading/progress/api.ts'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { bookmarkList, useBookmarkedArticles } from './api.ts'
import { BookmarkRow } from './bookmark-row.tsx'
import { RecalledBookmarks } from './recalled-bookmarks.tsx'

interface BookmarkListProps {
  filter: ArticleFilter
  /** If there is something to filter. */
  filterBar: ReactNode
}

export function BookmarkList({ filter, filterBar }: BookmarkListProps) {
  const [language] = useChosenLanguage()
  const list = useInfiniteQuery(bookmarkList(filter, language))
  const read = useReadArticles()
  const saved = useBookmarkedArticles()
  const isFiltered = Object.keys(filter).length > 0
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  // Missing: stored on the device by an earlier version.
  const recalled = list.data?.pages[0]?.recalled ?? []

  if (list.isPending)
    return (
      <>
        {filterBar}
        <ListSkeleton />
      </>
    )
  if (!list.data) return <Failure title={m.bookmarksDidNotLoad} error={list.error} onRetry={() => list.refetch()} />
  if (rows.length === 0 && isFiltered)
    return (
      <>
        {filterBar}
        <EmptyState icon={Bookmark} title={m.noneFound}>
          {m.noneMatch}
        </EmptyState>
      </>
    )
  if (rows.length === 0 && recalled.length === 0)
    return (
      <EmptyState
        icon={Bookmark}
        title={m.noneYet}
        action={
          <Link to={paths.dashboard} className={buttonStyle()}>
            {m.goToToday}
          </Link>
        }
      >
        {m.howToSave}
      </EmptyState>
    )

  return (
    <>
      {filterBar}
      {!isFiltered && <p className="min-h-6 text-quiet">{saved.size > 0 && m.count({ count: saved.size })}</p>}
      <ol>
        {rows.map(({ articles: article }) => (
          <BookmarkRow key={article.article_id} article={article} isRead={read.has(article.article_id)} />
        ))}
      </ol>
      <RecalledBookmarks recalled={recalled} />
      {list.isFetchNextPageError && (
        <Failure title={m.olderBookmarksDidNotLoad} error={list.error} onRetry={() => list.fetchNextPage()} />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <div className="mt-6 text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {m.showOlder}
          </Button>
        </div>
      )}
    </>
  )
}

/** Different texts for an error reply and no reply. */
function Failure({ title, error, onRetry }: { title: string; error: Error | null; onRetry: () => unknown }) {
  const isRefusal = error instanceof CallError && error.status > 0
  return (
    <LoadFailure
      title={title}
      message={isRefusal ? m.failedToFetch : m.failedToLoad}
      comfort={m.areSafe}
      error={error}
      onRetry={onRetry}
    />
  )
}

function ListSkeleton() {
  return (
    <PageLoading label={m.loading}>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="space-y-2 border-b border-line py-4">
          <Skeleton className="h-11 w-4/5" />
          <Skeleton className="h-15 w-full" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      ))}
    </PageLoading>
  )
}
