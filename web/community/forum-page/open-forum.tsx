import type { ReactNode } from 'react'
import type { Reply } from '#contract/community/posts.ts'
import { useForumView } from '#web/community/posts/use-forum-view.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { useSession } from '#web/platform/session/session.ts'
import { ForumFailure } from './forum-failure.tsx'
import { ForumHeader } from './forum-header.tsx'
import { ForumPosts } from './forum-posts.tsx'
import { ForumSkeleton } from './forum-skeleton.tsx'

interface OpenForumProps {
  forumId: string
  reportDialog: (post: Reply, onClose: () => void) => ReactNode
}

export function OpenForum({ forumId, reportDialog }: OpenForumProps) {
  const { user } = useSession()
  const { data: view, error, isPending, refetch } = useForumView(forumId)
  useTitle(view?.forum.title ?? (error ? 'Forum' : undefined))

  if (isPending) return <ForumSkeleton />
  if (!view) return <ForumFailure error={error} onRetry={() => refetch()} />
  return (
    <>
      <ForumHeader forum={view.forum} />
      {user && <ForumPosts view={view} viewer={user} reportDialog={reportDialog} />}
    </>
  )
}
