import { CircleCheck } from 'lucide-react'
import { memo, useState } from 'react'
import type { Discussion, DiscussionReply } from '#contract/community/quiz-discussion.ts'
import * as m from '#messages/community/quiz-discussion.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { editDiscussion } from './api.ts'
import { Byline } from './byline.tsx'
import { DiscussionBar } from './discussion-bar.tsx'
import { EditableText } from './editable-text.tsx'
import type { ForumCache } from './forum-cache.ts'
import { TYPE_LABELS } from './labels.ts'
import type { LinkTarget } from './link-target.ts'
import { Replies } from './replies.tsx'
import { ReplyForm, useReplyDraft } from './reply-form.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { useThread } from './use-thread.ts'

interface DiscussionCardProps {
  cache: ForumCache
  discussion: Discussion
  /** Just posted or linked. */
  hasArrived: boolean
  target?: LinkTarget | undefined
}

/** Memoised: lists have hundreds of cards. */
export const DiscussionCard = memo(function DiscussionCard(props: DiscussionCardProps) {
  const { cache, discussion, hasArrived, target } = props
  const { id, author, is_deleted: isDeleted } = discussion
  const [isEditing, setEditing] = useState(false)
  const [writtenId, setWrittenId] = useState<string>()
  const card = useFocusOnArrival<HTMLElement>(hasArrived && !target?.replyId)
  const thread = useThread(cache.quizId, discussion, target?.replyId)
  const draft = useReplyDraft(id)

  const onReplied = (reply: DiscussionReply) => {
    if (thread.hiddenCount > 0) thread.open()
    cache.discussion(id, (one) => withOwnReply(one, reply))
    setWrittenId(reply.id)
  }

  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={m.authorOnQuestion({ author, number: discussion.question_number })}
      className="scroll-mt-16 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <CardHeader discussion={discussion} />
      <div className={`mt-3 ${isDeleted ? 'text-quiet' : ''}`}>
        <EditableText
          id={id}
          text={discussion.content}
          isEditing={isEditing}
          save={(text) => editDiscussion(id, text)}
          onSaved={(saved) => cache.discussion(id, ({ replies }) => ({ ...saved, replies }))}
          onEnd={() => {
            setEditing(false)
            card.current?.focus({ preventScroll: true })
          }}
        />
      </div>
      {!isEditing && (
        <DiscussionBar
          cache={cache}
          discussion={discussion}
          thread={thread}
          onEdit={() => setEditing(true)}
          onReply={() => draft.setOpen(true)}
        />
      )}
      <Replies cache={cache} discussion={discussion} thread={thread} arrivedId={writtenId ?? target?.replyId} />
      {draft.isOpen && !isDeleted && (
        <div className="mt-4">
          <ReplyForm
            discussionId={id}
            draft={draft}
            to={author}
            onReplied={onReplied}
            onClosed={() => card.current?.focus({ preventScroll: true })}
          />
        </div>
      )}
    </article>
  )
})

function CardHeader({ discussion }: { discussion: Discussion }) {
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <Byline post={discussion} withoutSample />
        {discussion.is_resolved && (
          <span role="img" aria-label={m.resolved} className="shrink-0 text-good">
            <CircleCheck aria-hidden="true" className="size-5" />
          </span>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone="accent">{m.questionBadge({ number: discussion.question_number })}</Badge>
          <span className="font-medium">{TYPE_LABELS[discussion.discussion_type]}</span>
          {/* May repeat the badge. */}
          {repeatsNumber(discussion) ? (
            <span className="sr-only">{m.questionFromQuiz({ number: discussion.question_number })}</span>
          ) : (
            <span lang={scriptLanguage(discussion.question_text)} className="text-quiet">
              {discussion.question_text}
            </span>
          )}
        </h3>
        {discussion.is_sample && <Badge>{m.sample}</Badge>}
        {!discussion.is_deleted && (
          <Badge tone={discussion.is_resolved ? 'good' : 'neutral'}>{discussion.is_resolved ? m.resolved : m.open}</Badge>
        )}
      </div>
    </>
  )
}

const repeatsNumber = ({ question_number, question_text }: Discussion) =>
  question_text === `Question ${question_number} from the quiz`

/** A retried request may return a listed reply. */
function withOwnReply(one: Discussion, reply: DiscussionReply): Discussion {
  if (one.replies.some(({ id }) => id === reply.id)) return one
  return { ...one, replies: [...one.replies, reply], replies_count: one.replies_count + 1 }
}
