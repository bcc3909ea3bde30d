import { useEffect, useEffectEvent, useRef } from 'react'
import { useDesk } from '#web/community/forum-page/forum-context.ts'
import { useCreatePost } from '#web/community/forum-page/use-forum-changes.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { replyDraft } from './api.ts'
import { SendBox } from './send-box.tsx'
import { replyParent, type Thread } from './thread.ts'

/** Somebody pressed Reply: at the post itself, or at one of its replies. */
export interface ReplyWish {
  postId: string
  /** Whom a reply to a reply names first. */
  name: string | null
}

interface ReplyBoxProps {
  thread: Thread
  /** None where a draft has opened the box by itself. */
  wish: ReplyWish | undefined
  onClose: () => void
}

export function ReplyBox({ thread, wish, onClose }: ReplyBoxProps) {
  const { forumId, isLocked, goTo } = useDesk()
  const draft = useDraft(replyDraft(thread.post_id), { content: '' })
  const create = useCreatePost(forumId)
  const box = useRef<HTMLTextAreaElement>(null)

  const begin = useEffectEvent(({ name }: ReplyWish) => {
    const text = draft.values.content
    if (name && !text.includes(`@${name}`)) draft.set('content', `@${name} ${text}`)
    box.current?.focus()
  })
  useEffect(() => {
    if (wish) begin(wish)
  }, [wish])

  const cancel = () => {
    draft.clear()
    onClose()
    goTo(wish?.postId ?? thread.post_id)
  }
  return (
    <SendBox
      draft={draft}
      box={box}
      label={`Reply to ${thread.author?.username ?? 'this post'}`}
      verb="Reply"
      fallback="The reply could not be sent. Please try again."
      isLocked={isLocked}
      onCancel={cancel}
      send={async (content, clientKey) => {
        const sent = await create.mutateAsync({ content, clientKey, parentId: replyParent(thread, wish?.postId) })
        onClose()
        if (sent.state === 'sent') goTo(sent.reply.post_id)
      }}
    />
  )
}
