import { CircleCheck, MessageSquare, Reply, RotateCcw } from 'lucide-react'
import type { Discussion } from '#contract/community/quiz-discussion.ts'
import * as m from '#messages/community/quiz-discussion.ts'
import type { ForumCache } from './forum-cache.ts'
import { LikeButton } from './like-button.tsx'
import { ManagePost } from './manage-post.tsx'
import { PostButton } from './post-button.tsx'
import type { useThread } from './use-thread.ts'
import { useResolve } from './use-toggles.ts'

interface DiscussionBarProps {
  cache: ForumCache
  discussion: Discussion
  thread: ReturnType<typeof useThread>
  onEdit: () => void
  onReply: () => void
}

export function DiscussionBar({ cache, discussion, thread, onEdit, onReply }: DiscussionBarProps) {
  const { id, is_deleted: isDeleted } = discussion
  const about = m.discussionBy({ author: discussion.author })
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-6">
      {!isDeleted && (
        <LikeButton
          cache={cache}
          post={{ discussionId: id }}
          likes={discussion.likes}
          isLiked={discussion.user_reaction === 'like'}
          isOwn={discussion.is_own}
          about={about}
        />
      )}
      <RepliesCount count={discussion.replies_count} thread={thread} about={about} />
      {!isDeleted && (
        <PostButton icon={Reply} about={m.toPost({ about })} onClick={onReply}>
          {m.reply}
        </PostButton>
      )}
      {discussion.can_manage && (
        <>
          <ResolveButton cache={cache} discussion={discussion} about={about} />
          <ManagePost
            cache={cache}
            post={{ discussionId: id }}
            about={about}
            onEdit={onEdit}
            leavesPlaceholder={discussion.replies_count > 0}
          />
        </>
      )}
    </div>
  )
}

/** Stays in place to avoid layout shift. */
function RepliesCount({ count, thread, about }: { count: number; thread: DiscussionBarProps['thread']; about: string }) {
  if (thread.hiddenCount > 0)
    return (
      <PostButton
        icon={MessageSquare}
        about={m.toPost({ about })}
        aria-disabled={thread.isLoading}
        onClick={() => !thread.isLoading && thread.showMore()}
      >
        {m.showAllReplies({ count })}
      </PostButton>
    )
  return (
    <span className="inline-flex min-h-11 items-center gap-1.5 text-sm text-quiet tabular-nums">
      <MessageSquare aria-hidden="true" className="size-4 shrink-0" />
      {m.replyCount({ count })}
    </span>
  )
}

function ResolveButton({ cache, discussion, about }: { cache: ForumCache; discussion: Discussion; about: string }) {
  const resolve = useResolve(cache, discussion.id)
  const isResolved = discussion.is_resolved
  return (
    <PostButton
      icon={isResolved ? RotateCcw : CircleCheck}
      about={about}
      aria-disabled={resolve.isPending}
      onClick={() => !resolve.isPending && resolve.mutate(!isResolved)}
    >
      {isResolved ? m.reopen : m.markResolved}
    </PostButton>
  )
}
