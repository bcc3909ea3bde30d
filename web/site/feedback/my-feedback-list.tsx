import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { Link } from 'react-router'
import type { Feedback } from '#contract/site/feedback.ts'
import * as m from '#messages/site/feedback.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { AnsweredMark } from './answered-mark.tsx'
import { myFeedback } from './api.ts'
import { ListFailure } from './list-failure.tsx'
import { NewFeedback } from './new-feedback.tsx'
import { StatusBadge } from './status-badge.tsx'

interface MyFeedbackListProps {
  /** What stands with the list is not known yet. */
  isWaiting: boolean
  /** The reports above it are the page's content: an empty list is one line. */
  hasReports: boolean
}

export function MyFeedbackList({ isWaiting, hasReports }: MyFeedbackListProps) {
  const list = useInfiniteQuery(myFeedback())
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []

  if (list.isPending || isWaiting) return <ListSkeleton />
  if (!list.data) return <ListFailure title={m.yourFeedbackDidNotLoad} error={list.error} onRetry={() => list.refetch()} />
  if (rows.length === 0 && hasReports)
    return (
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
        <p className="text-quiet">{m.noneYetSentence}</p>
        <NewFeedback variant="outline" />
      </div>
    )
  if (rows.length === 0)
    return (
      <EmptyState icon={MessageSquareText} title={m.noneYet} action={<NewFeedback />}>
        {m.repliesAppearHere}
      </EmptyState>
    )

  return (
    <>
      <ol className="border-t border-line">
        {rows.map((feedback) => (
          <MyFeedbackRow key={feedback.feedback_id} feedback={feedback} />
        ))}
      </ol>
      {list.isFetchNextPageError && (
        <ListFailure title={m.olderFeedbackDidNotLoad} error={list.error} onRetry={() => list.fetchNextPage()} />
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

function ListSkeleton() {
  return (
    <PageLoading label={m.loading}>
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

function MyFeedbackRow({ feedback }: { feedback: Feedback }) {
  const { tracking_id, subject, message, status, created_at, admin_response } = feedback
  return (
    <li className="row-in-sight relative border-b [--row:8rem] border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2
          dir="auto"
          lang={scriptLanguage(subject)}
          className="min-w-0 flex-1 basis-48 leading-snug font-semibold wrap-anywhere"
        >
          <Link to={paths.feedbackTrack(tracking_id)} className="after:absolute after:inset-0 hover:underline">
            <span className="line-clamp-3">{subject}</span>
          </Link>
        </h2>
        <StatusBadge status={status} />
      </div>
      <p dir="auto" lang={scriptLanguage(message)} className="mt-1 line-clamp-2 text-sm text-quiet wrap-anywhere">
        {message}
      </p>
      <div className="mt-2">
        <QuietLine>
          {tracking_id}
          <time dateTime={created_at}>{formatInstant(created_at)}</time>
          {admin_response && <AnsweredMark />}
        </QuietLine>
      </div>
    </li>
  )
}
