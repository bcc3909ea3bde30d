import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Route } from 'lucide-react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { ListedThread } from '#contract/newsroom/threads.ts'
import * as m from '#messages/reading/threads.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { threadList } from './api.ts'

export function ThreadList({ language }: { language: Language }) {
  const { data, isPending, error, refetch } = useQuery(threadList(language))
  if (isPending)
    return (
      <PageLoading label={m.loading}>
        <SkeletonRows rows={5} lines={3} />
      </PageLoading>
    )
  if (!data) return <LoadFailure title={m.threadsDidNotLoad} error={error} onRetry={() => refetch()} />
  if (data.length === 0)
    return (
      <EmptyState
        icon={Route}
        title={m.noneYet}
        action={
          <Link to={paths.library} className={buttonStyle()}>
            {m.goToLibrary}
          </Link>
        }
      >
        {m.whatAppears}
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {data.map((thread) => (
        <Row key={thread.thread_id} thread={thread} />
      ))}
    </ul>
  )
}

function Row({ thread: { thread_id, title, description, articles, newest_day } }: { thread: ListedThread }) {
  return (
    <li>
      <Link
        to={paths.thread(thread_id)}
        className="flex min-h-16 items-center gap-4 px-4 py-3 text-ink no-underline hover:bg-sunken"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span lang={title.lang} className="block font-medium">
            {title.value}
          </span>
          <span lang={description.lang} className="block text-sm text-quiet">
            {description.value}
          </span>
          <span className="block text-sm text-quiet">
            {m.summary({
              count: articles,
              day: formatDay(newest_day, 'short'),
              time: (text) => (
                <time dateTime={newest_day} className="whitespace-nowrap">
                  {text}
                </time>
              ),
            })}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
      </Link>
    </li>
  )
}
