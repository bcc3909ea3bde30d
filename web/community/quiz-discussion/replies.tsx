import type { Discussion } from '#contract/community/quiz-discussion.ts'
import * as m from '#messages/community/quiz-discussion.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import type { ForumCache } from './forum-cache.ts'
import { ReplyItem } from './reply-item.tsx'
import type { useThread } from './use-thread.ts'

interface RepliesProps {
  cache: ForumCache
  discussion: Discussion
  thread: ReturnType<typeof useThread>
  /** Just posted or linked. */
  arrivedId: string | undefined
}

export function Replies({ cache, discussion, thread, arrivedId }: RepliesProps) {
  return (
    <>
      {thread.replies.length > 0 && (
        <ol aria-label={m.repliesTo({ author: discussion.author })} className="mt-3 space-y-4">
          {thread.replies.map((reply) => (
            <ReplyItem
              key={reply.id}
              cache={cache}
              discussionId={discussion.id}
              reply={reply}
              canThank={discussion.is_own}
              isTarget={reply.id === arrivedId}
            />
          ))}
        </ol>
      )}
      {thread.failure && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {failureText(thread.failure, m.repliesFailed)}
        </p>
      )}
      {thread.hasMore && (
        <div className="mt-3">
          <Button variant="outline" busy={thread.isLoading} onClick={thread.showMore}>
            {m.showMoreReplies}
          </Button>
        </div>
      )}
    </>
  )
}
