import { memo, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Reply } from '#contract/community/posts.ts'
import * as m from '#messages/community/posts.ts'
import { hasDraft } from '#web/platform/storage/drafts.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { replyDraft } from './api.ts'
import { useForumContext } from './forum-context.ts'
import { PostCard } from './post-card.tsx'
import { PostForm } from './post-form.tsx'
import { ShowPendingReplies, ShowReplies } from './show-replies.tsx'
import { gapIndex, hiddenReplies, replyParent, type Thread } from './thread.ts'
import { useCreatePost } from './use-forum-changes.ts'

/** Replies are one level deep. */
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
      <div className="mt-1 ms-1 space-y-2 border-s-2 border-line ps-4 empty:hidden sm:ms-3">
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

/** With a button at the unloaded ones. */
function Replies({ thread, onReply }: { thread: Thread; onReply: (reply: Reply) => void }) {
  const { replies, pendingReplies, author, is_deleted } = thread
  const name = !is_deleted && author?.username
  const gapAt = hiddenReplies(thread) > 0 ? gapIndex(thread) : -1
  // The button below shows new replies.
  const isAskedForBelow = pendingReplies.length > 0
  return (
    <ol aria-label={name ? m.repliesTo({ name }) : m.repliesToPost}>
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

interface ReplyTarget {
  postId: string
  /** Mentioned at the start of a reply to a reply. */
  name: string | null
}

interface ReplyBoxProps {
  thread: Thread
  /** Undefined if a draft opened the form. */
  target: ReplyTarget | undefined
  onClose: () => void
}

function ReplyBox({ thread, target, onClose }: ReplyBoxProps) {
  const { forumId, isLocked, focusPost } = useForumContext()
  const draft = useDraft(replyDraft(thread.post_id), { content: '' })
  const create = useCreatePost(forumId)
  const box = useRef<HTMLTextAreaElement>(null)

  const begin = useEffectEvent(({ name }: ReplyTarget) => {
    const text = draft.values.content
    if (name && !text.includes(`@${name}`)) draft.set('content', `@${name} ${text}`)
    box.current?.focus()
  })
  useEffect(() => {
    if (target) begin(target)
  }, [target])

  const cancel = () => {
    draft.clear()
    onClose()
    focusPost(target?.postId ?? thread.post_id)
  }
  return (
    <PostForm
      draft={draft}
      box={box}
      label={thread.author ? m.replyTo({ name: thread.author.username }) : m.replyToPost}
      verb={m.reply}
      fallback={m.replyFailed}
      isLocked={isLocked}
      onCancel={cancel}
      send={async (content, clientKey) => {
        const sent = await create.mutateAsync({ content, clientKey, parentId: replyParent(thread, target?.postId) })
        onClose()
        if (sent.state === 'sent') focusPost(sent.reply.post_id)
      }}
    />
  )
}
