import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { hasDraft } from '#web/platform/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { useDesk } from './desk.ts'
import { PostCard } from './post-card.tsx'
import { ReplyBox, type ReplyWish } from './reply-box.tsx'
import { ShowReplies, ShowWaiting } from './show-replies.tsx'
import { gapPlace, hiddenReplies, type Thread } from './thread.ts'

/** A post with its replies, one level deep, and the box to reply in. */
export function PostThread({ thread }: { thread: Thread }) {
  const { viewer, isLocked } = useDesk()
  const [wish, setWish] = useState<ReplyWish>()
  const [isOpen, setOpen] = useState(() => hasDraft(viewer.id, `reply/${thread.post_id}`, Date.now()))
  const { replies, waiting } = thread

  const reply = (postId: string, name: string | null) => {
    setOpen(true)
    setWish((before) => ({ postId, name, turn: (before?.turn ?? 0) + 1 }))
  }
  const replyButton = (postId: string, name: string | null) =>
    !isLocked && (
      <Button variant="ghost" size="sm" className="min-h-11 text-quiet" onClick={() => reply(postId, name)}>
        <MessageSquare aria-hidden="true" className="size-4.5" />
        Reply
      </Button>
    )

  return (
    <li className="border-b border-line py-3">
      <PostCard post={thread} heading="h3">
        {replyButton(thread.post_id, null)}
      </PostCard>
      <div className="ml-1 space-y-2 border-l-2 border-line pl-4 empty:hidden sm:ml-3">
        {replies.length + waiting.length > 0 && (
          <Replies
            thread={thread}
            buttonFor={(one) => replyButton(one.post_id, isOwnName(one, viewer.id) ? null : (one.author?.username ?? null))}
          />
        )}
        {isOpen && (
          <div className="py-2">
            <ReplyBox thread={thread} wish={wish} onClose={() => setOpen(false)} />
          </div>
        )}
        {waiting.length > 0 && <ShowWaiting thread={thread} />}
      </div>
    </li>
  )
}

const isOwnName = ({ author_id }: Thread['replies'][number], viewerId: string) => author_id === viewerId

interface RepliesProps {
  thread: Thread
  buttonFor: (reply: Thread['replies'][number]) => React.ReactNode
}

/** In their order, with a button where some are still missing. */
function Replies({ thread, buttonFor }: RepliesProps) {
  const gap = hiddenReplies(thread) > 0 ? gapPlace(thread) : -1
  // What has just been written is asked for by the button below.
  const isAtEnd = gap === thread.replies.length && thread.waiting.length > 0
  return (
    <ol aria-label={`Replies to ${thread.author?.username ?? 'the post'}`}>
      {thread.replies.map((reply, place) => (
        <li key={reply.post_id}>
          {place === gap && <ShowReplies thread={thread} />}
          <PostCard post={reply} heading="h4">
            {buttonFor(reply)}
          </PostCard>
        </li>
      ))}
      {gap === thread.replies.length && !isAtEnd && (
        <li>
          <ShowReplies thread={thread} />
        </li>
      )}
    </ol>
  )
}
