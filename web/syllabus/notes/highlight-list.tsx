import { useInfiniteQuery } from '@tanstack/react-query'
import { Highlighter } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Highlight } from '#contract/syllabus/notes.ts'
import { MEANING_NAMES } from '#contract/syllabus/notes-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { highlightList } from './api.ts'
import { HighlightActions } from './highlight-actions.tsx'
import { useHighlightFilter } from './use-highlight-filter.ts'

/** All highlights of the reader, newest first. */
export function HighlightList({ filterBar }: { filterBar: ReactNode }) {
  const { filter } = useHighlightFilter()
  const list = useInfiniteQuery(highlightList(filter))
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  const isFiltered = Object.keys(filter).length > 0
  if (list.isError && !list.data)
    return (
      <ErrorState
        title="Your highlights did not load"
        text={`They are safe. ${failureText(list.error, 'Please try again in a moment.')}`}
        onRetry={() => list.refetch()}
      />
    )
  if (list.data && rows.length === 0 && !isFiltered) return <NoHighlights />
  return (
    <>
      {filterBar}
      {list.isPending && <ListSkeleton />}
      {list.data && rows.length === 0 && (
        <EmptyState icon={Highlighter} title="No highlights found">
          None of your highlights fits the filter.
        </EmptyState>
      )}
      {rows.length > 0 && <HighlightActions filter={filter} ids={rows.map(({ highlight_id }) => highlight_id)} />}
      <ol className="divide-y divide-line">
        {rows.map((highlight) => (
          <HighlightItem key={highlight.highlight_id} highlight={highlight} />
        ))}
      </ol>
      {list.hasNextPage && (
        <div className="mt-6 text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show older highlights
          </Button>
        </div>
      )}
    </>
  )
}

function HighlightItem({ highlight }: { highlight: Highlight }) {
  const { article, article_title, language, quote, note, meaning, is_orphan, is_in_review } = highlight
  const facts = [
    MEANING_NAMES[meaning],
    article && formatDay(article.publication_date, 'short'),
    is_orphan && 'No longer in the text',
    is_in_review && 'In your review',
  ]
  return (
    <li className="space-y-2 py-4 wrap-anywhere">
      <blockquote lang={language} className="border-l-2 border-signal pl-4">
        {quote}
      </blockquote>
      {note && <p className="whitespace-pre-line">{note}</p>}
      <p className="text-sm text-quiet">{facts.filter(Boolean).join(' · ')}</p>
      {article ? (
        <Link
          to={paths.article(article.article_id)}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {article.title}
        </Link>
      ) : (
        <p className="text-quiet">{article_title}</p>
      )}
    </li>
  )
}

function NoHighlights() {
  return (
    <EmptyState
      icon={Highlighter}
      title="No highlights yet"
      action={
        <Link to={paths.dashboard} className={buttonStyle()}>
          Go to the articles
        </Link>
      }
    >
      Select words in an article to highlight them as a fact, an argument, an example or a doubt.
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <PageLoading label="Loading highlights">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="space-y-2 border-b border-line py-4">
          <Skeleton className="h-11 w-4/5" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      ))}
    </PageLoading>
  )
}
