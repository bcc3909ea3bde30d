import { MessagesSquare } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { Reply } from '#contract/community/posts.ts'
import { DeleteDialog } from '#web/community/posts/delete-dialog.tsx'
import { type ForumContext, ForumContextProvider } from '#web/community/posts/forum-context.ts'
import { type ForumView, shownThreads } from '#web/community/posts/forum-view.ts'
import { NewPost } from '#web/community/posts/new-post.tsx'
import { PostThread } from '#web/community/posts/post-thread.tsx'
import { useComposer } from '#web/community/posts/use-composer.ts'
import { useNow } from '#web/platform/time/use-now.ts'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ForumActions } from './forum-header.tsx'
import { LinkStatus } from './link-status.tsx'
import { NewPostsBar } from './new-posts-bar.tsx'
import { OlderPosts } from './older-posts.tsx'
import { useFocusPost } from './use-focus-post.ts'
import { useLinkedPost } from './use-linked-post.ts'

interface ForumPostsProps {
  view: ForumView
  viewer: User
  /** Reports belong to another feature, so the screen passes its dialog. */
  reportDialog: (post: Reply, onClose: () => void) => ReactNode
}

/** The form for new posts and the list of posts. */
export function ForumPosts({ view, viewer, reportDialog }: ForumPostsProps) {
  const { forum_id: forumId, is_locked: isLocked } = view.forum
  const heading = useRef<HTMLHeadingElement>(null)
  const now = useNow()
  const focusPost = useFocusPost()
  const [postToDelete, requestDelete] = useState<Reply>()
  const [postToReport, requestReport] = useState<Reply>()
  const { linkedPostId, search, retry } = useLinkedPost(forumId, focusPost)
  const { id, role } = viewer
  const context = useMemo<ForumContext>(
    () => ({ forumId, isLocked, viewer: { id, role }, now, linkedPostId, focusPost, requestDelete, requestReport }),
    [forumId, isLocked, id, role, now, linkedPostId, focusPost],
  )
  const composer = useComposer(forumId)
  const threads = shownThreads(view)

  return (
    <ForumContextProvider value={context}>
      <NewPost key={forumId} composer={composer} beside={<ForumActions forum={view.forum} />} />
      <div className="mt-6">
        <LinkStatus search={search} onRetry={retry} />
        <NewPostsBar view={view} heading={heading} />
        {threads.length === 0 && view.pendingPosts.length === 0 ? (
          <div className="mt-4">
            <EmptyState icon={MessagesSquare} title="No posts yet">
              {!isLocked && 'Write the first one: ask a question, or share what helped you today.'}
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
      {postToDelete && (
        <DeleteDialog post={postToDelete} onClose={() => requestDelete(undefined)} focusFallback={() => heading.current} />
      )}
      {postToReport && reportDialog(postToReport, () => requestReport(undefined))}
    </ForumContextProvider>
  )
}
