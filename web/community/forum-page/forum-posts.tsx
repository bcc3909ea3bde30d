import { MessagesSquare } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { Reply } from '#contract/community/posts.ts'
import { DeleteDialog } from '#web/community/posts/delete-dialog.tsx'
import { NewPost } from '#web/community/posts/new-post.tsx'
import { PostThread } from '#web/community/posts/post-thread.tsx'
import { useNow } from '#web/platform/time/use-now.ts'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { type ForumContext, ForumContextProvider } from './forum-context.ts'
import { type ForumView, shownThreads } from './forum-view.ts'
import { LinkOutcome } from './link-outcome.tsx'
import { NewPostsBar } from './new-posts-bar.tsx'
import { OlderPosts } from './older-posts.tsx'
import { useGoTo } from './use-go-to.ts'
import { useLinkedPost } from './use-linked-post.ts'

interface ForumPostsProps {
  view: ForumView
  viewer: User
  /** The window in which a post is reported: reports belong to another feature. */
  reportDialog: (post: Reply, onClose: () => void) => ReactNode
}

/** The box to write in and everything that has been written. */
export function ForumPosts({ view, viewer, reportDialog }: ForumPostsProps) {
  const { forum_id: forumId, is_locked: isLocked } = view.forum
  const heading = useRef<HTMLHeadingElement>(null)
  const now = useNow()
  const goTo = useGoTo()
  const [toDelete, askToDelete] = useState<Reply>()
  const [toReport, askToReport] = useState<Reply>()
  const { marked, search, retry } = useLinkedPost(forumId, goTo)
  const { id, role } = viewer
  const desk = useMemo<ForumContext>(
    () => ({ forumId, isLocked, viewer: { id, role }, now, marked, goTo, askToDelete, askToReport }),
    [forumId, isLocked, id, role, now, marked, goTo],
  )
  const threads = shownThreads(view)

  return (
    <ForumContextProvider value={desk}>
      <NewPost key={forumId} />
      <div className="mt-6">
        <LinkOutcome search={search} onRetry={retry} />
        <NewPostsBar view={view} heading={heading} />
        {threads.length === 0 && view.newcomers.length === 0 ? (
          <div className="mt-4">
            <EmptyState icon={MessagesSquare} title="No posts yet">
              {!isLocked && 'Write the first one above.'}
            </EmptyState>
          </div>
        ) : (
          <ol aria-label="Posts">
            {threads.map((thread) => (
              <PostThread key={thread.post_id} thread={thread} />
            ))}
          </ol>
        )}
        {view.nextBefore !== null && <OlderPosts before={view.nextBefore} />}
      </div>
      {toDelete && <DeleteDialog post={toDelete} onClose={() => askToDelete(undefined)} whenNoneIsLeft={() => heading.current} />}
      {toReport && reportDialog(toReport, () => askToReport(undefined))}
    </ForumContextProvider>
  )
}
