import { useInfiniteQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import type { DiscussionFilter } from '#contract/community/quiz-discussion.ts'
import * as m from '#messages/community/quiz-forums.ts'
import { discussionList } from '#web/community/quiz-discussion/api.ts'
import { DiscussionCard } from '#web/community/quiz-discussion/discussion-card.tsx'
import { useForumCache } from '#web/community/quiz-discussion/forum-cache.ts'
import type { LinkTarget } from '#web/community/quiz-discussion/link-target.ts'
import { discussionsIn } from '#web/community/quiz-discussion/pages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { AfterDelay, Skeleton } from '#web/ui/status/skeleton.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { LinkedDiscussion } from './linked-discussion.tsx'
import { PendingPostsLine } from './pending-posts-line.tsx'
import { usePendingPosts } from './use-pending-posts.ts'

interface DiscussionListProps {
  quizId: string
  filter: DiscussionFilter
  target: LinkTarget | undefined
  /** Just posted, revealed or linked. */
  arrivedId: string | undefined
  onArrival: (discussionId: string) => void
}

export function DiscussionList({ quizId, filter, target, arrivedId, onArrival }: DiscussionListProps) {
  const list = useInfiniteQuery(discussionList(quizId, filter))
  const pending = usePendingPosts(quizId, filter, list.data)
  const cache = useForumCache(quizId)

  if (list.isPending) return <ListLoading />
  if (!list.data) return <Failure error={list.error} onRetry={() => list.refetch()} />
  const shown = discussionsIn(list.data)
  return (
    <>
      <PendingPostsLine
        {...pending}
        onShow={() => {
          if (pending.firstId) onArrival(pending.firstId)
          pending.show()
        }}
      />
      {target && !shown.some(({ id }) => id === target.discussionId) && (
        <LinkedDiscussion key={target.discussionId} cache={cache} target={target} />
      )}
      {shown.length === 0 && <NoneFound filter={filter} />}
      <ol className="space-y-4">
        {shown.map((discussion) => (
          <li key={discussion.id}>
            <DiscussionCard
              cache={cache}
              discussion={discussion}
              hasArrived={discussion.id === arrivedId}
              target={target?.discussionId === discussion.id ? target : undefined}
            />
          </li>
        ))}
      </ol>
      {list.isFetchNextPageError && <Failure error={list.error} onRetry={() => list.fetchNextPage()} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <div className="py-6 text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {m.showOlder}
          </Button>
        </div>
      )}
    </>
  )
}

function Failure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <div className="mt-4">
      <LoadFailure title={m.discussionsDidNotLoad} error={error} onRetry={onRetry} />
    </div>
  )
}

function NoneFound({ filter }: { filter: DiscussionFilter }) {
  return (
    <EmptyState icon={MessagesSquare} title={m.noneFound}>
      {filter === 'all' ? m.beFirst : m.changeFilter}
    </EmptyState>
  )
}

/** Fills a screen, so that the footer does not move. */
function ListLoading() {
  return (
    <div className="min-h-dvh">
      <AfterDelay>
        <p role="status" className="mb-2 flex min-h-13 items-center gap-2 text-sm text-quiet">
          <Spinner />
          {m.loadingDiscussions}
        </p>
        <div className="space-y-4">
          {[1, 2, 3].map((card) => (
            <div key={card} className="space-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
              <Skeleton className="h-5 w-1/3" />
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-16 w-full" />
              <Skeleton className="h-9 w-1/2" />
            </div>
          ))}
        </div>
      </AfterDelay>
    </div>
  )
}
