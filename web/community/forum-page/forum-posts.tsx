import { MessagesSquare } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { Reply } from '#contract/community/posts.ts'
import * as m from '#messages/community/forum-page.ts'
import { tryAgain } from '#messages/ui.ts'
import { DeleteDialog } from '#web/community/posts/delete-dialog.tsx'
import { type ForumContext, ForumContextProvider } from '#web/community/posts/forum-context.ts'
import { type ForumView, shownThreads } from '#web/community/posts/forum-view.ts'
import { NewPost } from '#web/community/posts/new-post.tsx'
import { elementOf } from '#web/community/posts/post-anchor.ts'
import { PostThread } from '#web/community/posts/post-thread.tsx'
import { useComposer } from '#web/community/posts/use-composer.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ForumActions } from './forum-header.tsx'
import { NewPostsBar } from './new-posts-bar.tsx'
import { OlderPosts } from './older-posts.tsx'
import { type LinkSearch, useLinkedPost } from './use-linked-post.ts'

interface ForumPostsProps {
  view: ForumView
  viewer: User
  /** A prop, because reports belong to another feature. */
  reportDialog: (post: Reply, onClose: () => void) => ReactNode
}

export function ForumPosts({ view, viewer, reportDialog }: ForumPostsProps) {
  const { forum_id: forumId, is_locked: isLocked } = view.forum
  const heading = useRef<HTMLHeadingElement>(null)
  const focusPost = useFocusPost()
  const [postToDelete, requestDelete] = useState<Reply>()
  const [postToReport, requestReport] = useState<Reply>()
  const { linkedPostId, search, retry } = useLinkedPost(forumId, focusPost)
  const { id, role } = viewer
  const context = useMemo<ForumContext>(
    () => ({ forumId, isLocked, viewer: { id, role }, linkedPostId, focusPost, requestDelete, requestReport }),
    [forumId, isLocked, id, role, linkedPostId, focusPost],
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
            <EmptyState icon={MessagesSquare} title={m.noPosts}>
              {!isLocked && m.writeFirst}
            </EmptyState>
          </div>
        ) : (
          <ol aria-label={m.posts}>
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

function LinkStatus({ search, onRetry }: { search: LinkSearch; onRetry: () => void }) {
  if (search === 'none') return null
  if (search === 'looking') return <p className="mb-3 text-quiet">{m.findingPost}</p>
  if (search === 'missing') return <Notice className="mb-3">{m.linkedGone}</Notice>
  return (
    <Notice tone="error" className="mb-3">
      <p>{m.linkedFailed}</p>
      <Button variant="outline" onClick={onRetry}>
        {tryAgain}
      </Button>
    </Notice>
  )
}

interface FocusTarget {
  postId: string
  /** A linked post scrolls to the top of the screen, any other just into view. */
  isFromLink: boolean
}

function useFocusPost() {
  const [target, setTarget] = useState<FocusTarget>()

  // After every render: any of them may show the post.
  useEffect(() => {
    const element = target && elementOf(target.postId)
    if (!element) return
    setTarget(undefined)
    // The page heading takes focus first after a navigation.
    queueMicrotask(() => {
      element.focus({ preventScroll: true })
      element.scrollIntoView({ block: target.isFromLink ? 'start' : 'nearest' })
    })
  })

  return useCallback((postId: string, isFromLink = false) => setTarget({ postId, isFromLink }), [])
}
