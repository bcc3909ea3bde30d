import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as m from '#messages/community/forums.ts'
import { paths } from '#web/platform/paths.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ForumListSkeleton } from './forum-list-skeleton.tsx'
import { ForumSearchResults } from './forum-search-results.tsx'
import type { LoadedForums } from './use-forum-list.ts'
import type { ListView } from './use-list-view.ts'

interface ForumListProps {
  list: LoadedForums
  view: ListView
  now: Date
  /** Undefined if the user may not create forums. */
  onCreate: (() => void) | undefined
}

export function ForumList({ list: { forums, categories }, view, now, onCreate }: ForumListProps) {
  const tryAgain = (query: typeof forums | typeof categories) => (
    <Button variant="outline" busy={query.isFetching} onClick={() => query.refetch()}>
      {m.tryAgain}
    </Button>
  )

  if (forums.isPending || (forums.data && categories.isPending)) return <ForumListSkeleton />
  if (!forums.data)
    return (
      <LoadFailure
        title={m.forumsDidNotLoad}
        message={m.forumsFailed}
        error={forums.error}
        onRetry={() => forums.refetch()}
        retryLabel={m.tryAgain}
      />
    )
  return (
    <>
      {forums.isError && <RefreshFailedNotice title={m.forumsFailed} loadedAt={forums.dataUpdatedAt} action={tryAgain(forums)} />}
      {!categories.data && <RefreshFailedNotice title={m.categoriesFailed} action={tryAgain(categories)} />}
      {forums.data.length > 0 ? (
        <ForumSearchResults categories={categories.data ?? NONE} forums={forums.data} view={view} now={now} />
      ) : (
        <NoForums onCreate={onCreate} />
      )}
    </>
  )
}

const NONE: never[] = []

function NoForums({ onCreate }: { onCreate: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={MessagesSquare}
      title={m.noForums}
      action={
        onCreate ? (
          <Button onClick={onCreate}>{m.createFirst}</Button>
        ) : (
          <Link to={paths.peerLearning} className={buttonStyle()}>
            {m.shareInstead}
          </Link>
        )
      }
    >
      {onCreate ? m.forumsAppearHere : m.moderatorCreates}
    </EmptyState>
  )
}

interface FailedRefreshProps {
  title: string
  /** Milliseconds since 1970. */
  loadedAt?: number
  action: ReactNode
}

function RefreshFailedNotice({ title, loadedAt, action }: FailedRefreshProps) {
  return (
    <Notice tone="warning" className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p className="font-semibold">{title}</p>
          {loadedAt && <p className="text-sm">{m.lastUpdated({ time: formatInstant(new Date(loadedAt).toISOString()) })}</p>}
        </div>
        {action}
      </div>
    </Notice>
  )
}
