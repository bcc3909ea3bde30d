import { MessagesSquare } from 'lucide-react'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { FailedRefresh } from './failed-refresh.tsx'
import { ForumListSkeleton } from './forum-list-skeleton.tsx'
import { FoundForums } from './found-forums.tsx'
import { CATEGORIES_FAILED, FORUMS_FAILED, type LoadedForums } from './use-forum-list.ts'
import type { ListView } from './use-list-view.ts'

interface ForumListProps {
  list: LoadedForums
  view: ListView
  now: Date
  /** For those who may. */
  onCreate: (() => void) | undefined
}

export function ForumList({ list: { forums, categories }, view, now, onCreate }: ForumListProps) {
  const tryAgain = (query: typeof forums | typeof categories) => (
    <Button variant="outline" busy={query.isFetching} onClick={() => query.refetch()}>
      Try Again
    </Button>
  )

  if (forums.isPending || (forums.data && categories.isPending)) return <ForumListSkeleton />
  if (!forums.data) return <ErrorState title={FORUMS_FAILED} text={failureText(forums.error, '')} action={tryAgain(forums)} />
  return (
    <>
      {forums.isError && <FailedRefresh title={FORUMS_FAILED} shownSince={forums.dataUpdatedAt} action={tryAgain(forums)} />}
      {!categories.data && <FailedRefresh title={CATEGORIES_FAILED} action={tryAgain(categories)} />}
      {forums.data.length > 0 ? (
        <FoundForums categories={categories.data ?? NONE} forums={forums.data} view={view} now={now} />
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
      title="No forums yet"
      action={onCreate && <Button onClick={onCreate}>Create the first forum</Button>}
    >
      Forums are the places where aspirants ask, answer and discuss. Each one stands here with its latest post.
    </EmptyState>
  )
}
