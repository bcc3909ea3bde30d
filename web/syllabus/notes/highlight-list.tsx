import { useInfiniteQuery } from '@tanstack/react-query'
import { Highlighter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import * as m from '#messages/syllabus/notes.ts'
import { paths } from '#web/platform/paths.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { AddToReview } from './add-to-review.tsx'
import { highlightList } from './api.ts'
import { HighlightItem } from './highlight-item.tsx'
import { useHighlightFilter } from './use-highlight-filter.ts'

export function HighlightList({ filterBar }: { filterBar: ReactNode }) {
  const { filter } = useHighlightFilter()
  const list = useInfiniteQuery(highlightList(filter))
  const [open, setOpen] = useState<string>()
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  const isFiltered = Object.keys(filter).length > 0
  if (list.isError && !list.data)
    return <LoadFailure title={m.highlightsDidNotLoad} error={list.error} comfort={m.areSafe} onRetry={() => list.refetch()} />
  if (list.data && rows.length === 0 && !isFiltered) return <NoHighlights />
  return (
    <>
      {filterBar}
      {list.isPending && <ListSkeleton />}
      {list.data && rows.length === 0 && (
        <EmptyState icon={Highlighter} title={m.noneFound}>
          {m.noneMatch}
        </EmptyState>
      )}
      <AddToReview rows={rows} />
      <ol className="divide-y divide-line">
        {rows.map((highlight) => (
          <HighlightItem
            key={highlight.highlight_id}
            highlight={highlight}
            isOpen={open === highlight.highlight_id}
            onOpen={(isOpen) => setOpen(isOpen ? highlight.highlight_id : undefined)}
          />
        ))}
      </ol>
      {list.hasNextPage && (
        <div className="mt-6 text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {m.showOlder}
          </Button>
        </div>
      )}
    </>
  )
}

function NoHighlights() {
  return (
    <EmptyState
      icon={Highlighter}
      title={m.noneYet}
      action={
        <Link to={paths.dashboard} className={buttonStyle()}>
          {m.goToArticles}
        </Link>
      }
    >
      {m.howTo}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <PageLoading label={m.loading}>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="space-y-2 border-b border-line py-4">
          <Skeleton className="h-11 w-4/5" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      ))}
    </PageLoading>
  )
}
