import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { myFeedback } from './api.ts'
import { ListFailure } from './list-failure.tsx'
import { MyFeedbackRow } from './my-feedback-row.tsx'
import { NewFeedback } from './new-feedback.tsx'

/** The user's own feedback, latest first. */
export function MyFeedbackList() {
  const list = useInfiniteQuery(myFeedback())
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []

  if (list.isPending) return <ListSkeleton />
  if (!list.data) return <ListFailure error={list.error} onRetry={() => list.refetch()} />
  if (rows.length === 0)
    return (
      <EmptyState icon={MessageSquareText} title="No feedback yet" action={<NewFeedback />}>
        Your feedback and our replies appear here.
      </EmptyState>
    )

  return (
    <>
      <ol className="border-t border-line">
        {rows.map((feedback) => (
          <MyFeedbackRow key={feedback.feedback_id} feedback={feedback} />
        ))}
      </ol>
      {list.isFetchNextPageError && <ListFailure error={list.error} onRetry={() => list.fetchNextPage()} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <div className="mt-6 text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show older feedback
          </Button>
        </div>
      )}
    </>
  )
}

function ListSkeleton() {
  return (
    <PageLoading label="Loading feedback">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="space-y-2 border-t border-line py-5">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </PageLoading>
  )
}
