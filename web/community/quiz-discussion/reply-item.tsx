import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { DiscussionReply } from '#contract/community/quiz-discussion.ts'
import * as m from '#messages/community/quiz-discussion.ts'
import { Badge } from '#web/ui/badge.tsx'
import { editReply } from './api.ts'
import { Byline } from './byline.tsx'
import { EditableText } from './editable-text.tsx'
import type { ForumCache } from './forum-cache.ts'
import { LikeButton } from './like-button.tsx'
import { ManagePost } from './manage-post.tsx'
import { PostButton } from './post-button.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { useHelpful } from './use-toggles.ts'

interface ReplyItemProps {
  cache: ForumCache
  discussionId: string
  reply: DiscussionReply
  /** Only the author of the discussion. */
  canThank: boolean
  isTarget: boolean
}

export function ReplyItem({ cache, discussionId, reply, canThank, isTarget }: ReplyItemProps) {
  const [isEditing, setEditing] = useState(false)
  const item = useFocusOnArrival<HTMLLIElement>(isTarget)
  const ref = { discussionId, replyId: reply.id }
  const helpful = useHelpful(cache, ref)
  const about = m.replyBy({ author: reply.author })

  return (
    <li ref={item} tabIndex={-1} className="scroll-mt-16 rounded-control border-s-4 border-line py-1 ps-4 -outline-offset-2">
      <Byline post={reply}>
        {reply.is_helpful && (
          <Badge tone="good">
            <CircleCheck aria-hidden="true" className="size-3.5" />
            {m.helpful}
          </Badge>
        )}
      </Byline>
      <div className="mt-1">
        <EditableText
          id={reply.id}
          text={reply.content}
          isEditing={isEditing}
          save={(text) => editReply(reply.id, text)}
          onSaved={(saved) => cache.reply(ref, () => saved)}
          onEnd={() => {
            setEditing(false)
            item.current?.focus({ preventScroll: true })
          }}
        />
      </div>
      {!isEditing && (
        <div className="mt-1 flex flex-wrap items-center gap-x-6">
          <LikeButton
            cache={cache}
            post={ref}
            likes={reply.likes}
            isLiked={reply.user_reaction === 'like'}
            isOwn={reply.is_own}
            about={about}
          />
          {canThank && !reply.is_own && (
            <PostButton
              icon={CircleCheck}
              about={about}
              aria-disabled={helpful.isPending}
              onClick={() => !helpful.isPending && helpful.mutate(!reply.is_helpful)}
            >
              {reply.is_helpful ? m.unmarkHelpful : m.markHelpful}
            </PostButton>
          )}
          {reply.can_manage && <ManagePost cache={cache} post={ref} about={about} onEdit={() => setEditing(true)} />}
        </div>
      )}
    </li>
  )
}
