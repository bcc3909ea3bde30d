import { memo, useCallback, useState } from 'react'
import type { Reply } from '#contract/community/posts.ts'
import { hasDraft } from '#web/platform/storage/drafts.ts'
import { replyDraft } from './api.ts'
import { useForumContext } from './forum-context.ts'
import { PostCard } from './post-card.tsx'
import { ReplyBox, type ReplyTarget } from './reply-box.tsx'
import { ShowPendingReplies, ShowReplies } from './show-replies.tsx'
import { gapIndex, hiddenReplies, type Thread } from './thread.ts'

/** A post with its replies, one level deep, and the reply form. Memoised. */
export const PostThread = memo(({ thread }: { thread: Thread }) => {
  const { viewer } = useForumContext()
  const [target, setTarget] = useState<ReplyTarget>()
  const [isOpen, setOpen] = useState(() => hasDraft(viewer.id, replyDraft(thread.post_id), Date.now()))

  const reply = useCallback(
    ({ post_id, parent_post_id, author_id, author }: Reply) => {
      const isNamed = parent_post_id !== null && author_id !== viewer.id
      setOpen(true)
      setTarget({ postId: post_id, name: isNamed ? (author?.username ?? null) : null })
    },
    [viewer.id],
  )
  return (
    <li className="row-in-sight border-b border-line py-3 [--row:11rem]">
      <PostCard post={thread} heading="h3" onReply={reply} />
      <div className="mt-1 ml-1 space-y-2 border-l-2 border-line pl-4 empty:hidden sm:ml-3">
        {thread.replies.length + thread.pendingReplies.length > 0 && <Replies thread={thread} onReply={reply} />}
        {isOpen && (
          <div className="py-2">
            <ReplyBox thread={thread} target={target} onClose={() => setOpen(false)} />
          </div>
        )}
        {thread.pendingReplies.length > 0 && <ShowPendingReplies thread={thread} />}
      </div>
    </li>
  )
})

/** The replies in order, with a button where some are not loaded. */
function Replies({ thread, onReply }: { thread: Thread; onReply: (reply: Reply) => void }) {
  const { replies, pendingReplies, author, is_deleted } = thread
  const gapAt = hiddenReplies(thread) > 0 ? gapIndex(thread) : -1
  // The button below shows new replies.
  const isAskedForBelow = pendingReplies.length > 0
  return (
    <ol aria-label={`Replies to ${(!is_deleted && author?.username) || 'the post'}`}>
      {replies.map((reply, index) => (
        <li key={reply.post_id}>
          {index === gapAt && <ShowReplies thread={thread} />}
          <PostCard post={reply} heading="h4" onReply={onReply} />
        </li>
      ))}
      {gapAt === replies.length && !isAskedForBelow && (
        <li>
          <ShowReplies thread={thread} />
        </li>
      )}
    </ol>
  )
}
