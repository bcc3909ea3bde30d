import { useEffect, useEffectEvent, useRef } from 'react'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { replyDraft } from './api.ts'
import { useForumContext } from './forum-context.ts'
import { PostForm } from './post-form.tsx'
import { replyParent, type Thread } from './thread.ts'
import { useCreatePost } from './use-forum-changes.ts'

/** The post or reply whose Reply button was pressed. */
export interface ReplyTarget {
  postId: string
  /** Mentioned at the start of a reply to a reply. */
  name: string | null
}

interface ReplyBoxProps {
  thread: Thread
  /** Undefined if the form was opened by a draft. */
  target: ReplyTarget | undefined
  onClose: () => void
}

export function ReplyBox({ thread, target, onClose }: ReplyBoxProps) {
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
      label={`Reply to ${thread.author?.username ?? 'this post'}`}
      verb="Reply"
      fallback="The reply could not be sent. Please try again."
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
