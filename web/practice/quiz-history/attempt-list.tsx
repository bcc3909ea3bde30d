import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type AttemptSummary, HISTORY_FORBIDDEN } from '#contract/practice/quizzes.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import * as m from '#messages/practice/quiz-history.ts'
import { CallError } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { quizHistory } from '#web/practice/quizzes/api.ts'
import { ProNeeded } from '#web/practice/quizzes/pro-needed.tsx'
import { useUnsentAttempts } from '#web/practice/quizzes/use-unsent-attempts.ts'
import { WaitingAttempts } from '#web/practice/quizzes/waiting-attempts.tsx'
import { recallQueue } from '#web/practice/recall/api.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { AttemptRow } from './attempt-row.tsx'
import { HistoryNext } from './history-next.tsx'

interface AttemptListProps {
  filter: ArticleFilter
  /** If there is something to filter. */
  filterBar: ReactNode
}

export function AttemptList({ filter, filterBar }: AttemptListProps) {
  const history = useInfiniteQuery(quizHistory(filter))
  const unsent = useUnsentAttempts()
  // What stands above the list, so that it does not move the list later.
  const isWaiting = useQuery(recallQueue()).isLoading || history.isPending
  const attempts = isWaiting ? [] : (history.data?.pages.flatMap((page) => page.data) ?? [])

  if (history.error instanceof CallError && history.error.status === 403) return <ProNeeded sentence={HISTORY_FORBIDDEN} />
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <>
      {(isNarrowed || isWaiting || attempts.length > 0) && filterBar}
      {attempts.length > 0 && <HistoryNext missed={missedIn(attempts)} />}
      <WaitingAttempts attempts={unsent} />
      {unsent.length > 0 && attempts.length > 0 && <h2 className="mb-2 font-semibold">{m.savedAttempts}</h2>}
      {isWaiting && !history.isError && <ListSkeleton />}
      {history.data && !isWaiting && attempts.length === 0 && unsent.length === 0 && (isNarrowed ? <NoneFits /> : <NoAttempts />)}
      <ol className="space-y-3">
        {attempts.map((attempt) => (
          <AttemptRow key={attempt.attemptId} attempt={attempt} />
        ))}
      </ol>
      {history.isError && (
        <div className="mt-4">
          <Failure
            title={history.data ? m.olderAttemptsDidNotLoad : m.attemptsDidNotLoad}
            error={history.error}
            onRetry={() => (history.data ? history.fetchNextPage() : history.refetch())}
          />
        </div>
      )}
      {history.hasNextPage && !history.isError && (
        <div className="py-6 text-center">
          <Button variant="outline" busy={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
            {m.loadOlder}
          </Button>
        </div>
      )}
    </>
  )
}

const missedIn = (attempts: readonly AttemptSummary[]) =>
  attempts.reduce((sum, { score, totalQuestions }) => sum + totalQuestions - score, 0)

function Failure({ title, error, onRetry }: { title: string; error: Error; onRetry: () => unknown }) {
  return <LoadFailure title={title} message={m.historyFailed} comfort={m.theyAreSafe} error={error} onRetry={onRetry} />
}

const NoneFits = () => (
  <EmptyState icon={ListChecks} title={m.noneFound}>
    {m.noneFits}
  </EmptyState>
)

function NoAttempts() {
  return (
    <EmptyState
      icon={ListChecks}
      title={m.noneYet}
      action={
        <Link to={paths.dashboard} className={buttonStyle()}>
          {m.findArticle}
        </Link>
      }
    >
      {m.whereQuizzesAre}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <PageLoading label={m.loading}>
      <div className="space-y-3">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="space-y-3 rounded-card border border-line bg-surface p-4">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-32 sm:hidden" />
          </div>
        ))}
      </div>
    </PageLoading>
  )
}
