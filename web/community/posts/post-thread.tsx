import { memo, useCallback, useState } from 'react'
import type { Reply } from '#contract/community/posts.ts'
import { useDesk } from '#web/community/forum-page/forum-context.ts'
import { hasDraft } from '#web/platform/storage/drafts.ts'
import { replyDraft } from './api.ts'
import { PostCard } from './post-card.tsx'
import { ReplyBox, type ReplyWish } from './reply-box.tsx'
import { ShowReplies, ShowWaiting } from './show-replies.tsx'
import { gapPlace, hiddenReplies, type Thread } from './thread.ts'

/** A post with its replies, one level deep, and the box to reply in. Drawn anew only when something in it changes. */
export const PostThread = memo(({ thread }: { thread: Thread }) => {
  const { viewer } = useDesk()
  const [wish, setWish] = useState<ReplyWish>()
  const [isOpen, setOpen] = useState(() => hasDraft(viewer.id, replyDraft(thread.post_id), Date.now()))

  const reply = useCallback(
    ({ post_id, parent_post_id, author_id, author }: Reply) => {
      const isNamed = parent_post_id !== null && author_id !== viewer.id
      setOpen(true)
      setWish({ postId: post_id, name: isNamed ? (author?.username ?? null) : null })
    },
    [viewer.id],
  )
  return (
    <li className="row-in-sight border-b border-line py-3 [--row:11rem]">
      <PostCard post={thread} heading="h3" onReply={reply} />
      <div className="mt-1 ml-1 space-y-2 border-l-2 border-line pl-4 empty:hidden sm:ml-3">
        {thread.replies.length + thread.waiting.length > 0 && <Replies thread={thread} onReply={reply} />}
        {isOpen && (
          <div className="py-2">
            <ReplyBox thread={thread} wish={wish} onClose={() => setOpen(false)} />
          </div>
        )}
        {thread.waiting.length > 0 && <ShowWaiting thread={thread} />}
      </div>
    </li>
  )
})

/** In their order, with a button where some are still missing. */
function Replies({ thread, onReply }: { thread: Thread; onReply: (reply: Reply) => void }) {
  const { replies, waiting, author } = thread
  const gap = hiddenReplies(thread) > 0 ? gapPlace(thread) : -1
  // What has just been written is asked for by the button below.
  const isAskedForBelow = waiting.length > 0
  return (
    <ol aria-label={`Replies to ${author?.username ?? 'the post'}`}>
      {replies.map((reply, place) => (
        <li key={reply.post_id}>
          {place === gap && <ShowReplies thread={thread} />}
          <PostCard post={reply} heading="h4" onReply={onReply} />
        </li>
      ))}
      {gap === replies.length && !isAskedForBelow && (
        <li>
          <ShowReplies thread={thread} />
        </li>
      )}
    </ol>
  )
}
