import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FORUM_NOT_FOUND } from '#contract/community/forum-rules.ts'
import type { Reply } from '#contract/community/posts.ts'
import * as m from '#messages/community/forum-page.ts'
import { useForumView } from '#web/community/posts/use-forum-view.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { CallError } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { ForumHeader } from './forum-header.tsx'
import { ForumPosts } from './forum-posts.tsx'

interface OpenForumProps {
  forumId: string
  reportDialog: (post: Reply, onClose: () => void) => ReactNode
}

export function OpenForum({ forumId, reportDialog }: OpenForumProps) {
  const { user } = useSession()
  const { data: view, error, isPending, refetch } = useForumView(forumId)
  useTitle(view?.forum.title ?? (error ? m.forum : undefined))

  if (isPending) return <ForumSkeleton />
  if (!view) return <ForumFailure error={error} onRetry={() => refetch()} />
  return (
    <>
      <ForumHeader forum={view.forum} />
      {user && <ForumPosts view={view} viewer={user} reportDialog={reportDialog} />}
    </>
  )
}

function ForumSkeleton() {
  return (
    <PageLoading label={m.loadingForum}>
      <div className="mt-2 mb-4 space-y-3">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-4 w-1/2" />
      </div>
      <Skeleton className="h-11 w-full sm:w-80" />
      <div className="mt-10">
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className="space-y-3 border-b border-line py-5">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-9 w-48" />
          </div>
        ))}
      </div>
    </PageLoading>
  )
}

function ForumFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {m.forum}
      </h1>
      {isMissing(error) ? (
        <ErrorState title={FORUM_NOT_FOUND} text={m.mayBeRemoved} action={<ToForums />} />
      ) : (
        <LoadFailure
          title={m.forumDidNotLoad}
          message={m.forumFailed}
          error={error}
          onRetry={onRetry}
          action={<ToForums isLesser />}
        />
      )}
    </>
  )
}

/** An invalid id gives 400. */
const isMissing = (error: Error) => error instanceof CallError && [400, 404, 422].includes(error.status)

function ToForums({ isLesser = false }) {
  return (
    <Link to={paths.forums} className={buttonStyle({ variant: isLesser ? 'outline' : 'default' })}>
      {m.allForums}
    </Link>
  )
}
