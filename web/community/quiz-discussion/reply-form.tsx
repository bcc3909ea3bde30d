import { createContext, use, useEffect, useState } from 'react'
import type { DiscussionReply } from '#contract/community/quiz-discussion.ts'
import * as m from '#messages/community/quiz-discussion.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { postReply } from './api.ts'
import { TextForm } from './text-form.tsx'
import { useAsyncAction } from './use-async-action.ts'

/** Of the replies that are being written, told by how many there are more. */
export const ReplyCount = createContext<(by: number) => void>(() => undefined)

/** Reopens the form after a reload. */
export function useReplyDraft(discussionId: string) {
  const draft = useDraft(`quiz-discussion-reply/${discussionId}`, { content: '' })
  const [isOpen, setOpen] = useState(draft.values.content !== '')
  return { ...draft, isOpen, setOpen }
}

interface ReplyFormProps {
  discussionId: string
  draft: ReturnType<typeof useReplyDraft>
  to: string
  onReplied: (reply: DiscussionReply) => void
  onClosed: () => void
}

export function ReplyForm({ discussionId, draft, to, onReplied, onClosed }: ReplyFormProps) {
  const { content } = draft.values
  const count = use(ReplyCount)
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [count])
  const sending = useAsyncAction(
    () => {
      draft.markTried()
      return postReply(discussionId, { content, client_key: draft.clientKey })
    },
    (reply) => {
      draft.clear()
      draft.setOpen(false)
      onReplied(reply)
    },
    m.replyFailed,
  )
  // Keeps the draft.
  const cancel = () => {
    draft.setOpen(false)
    onClosed()
  }
  const discard = () => {
    draft.clear()
    cancel()
  }
  return (
    <TextForm
      label={m.yourReplyTo({ name: to })}
      showsLabel
      placeholder={m.writeReply}
      text={content}
      onText={(text) => draft.set('content', text)}
      onSend={sending.start}
      sendLabel={m.reply}
      isBusy={sending.isBusy}
      error={sending.error}
      onCancel={cancel}
      onDiscard={content === '' ? undefined : discard}
      autoFocus={content === ''}
    />
  )
}
