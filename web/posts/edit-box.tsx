import { useEffect, useRef } from 'react'
import type { Reply } from '#contract/posts.ts'
import { useDraft } from '#web/platform/use-draft.ts'
import { useDesk } from './desk.ts'
import { SendBox } from './send-box.tsx'
import { useEditPost } from './use-forum-changes.ts'

export const editDraft = (postId: string) => `edit/${postId}`

interface EditBoxProps {
  post: Reply
  /** Somebody asked for it, rather than a draft that was left off. */
  takesFocus: boolean
  onClose: () => void
}

export function EditBox({ post, takesFocus, onClose }: EditBoxProps) {
  const { forumId, goTo } = useDesk()
  const draft = useDraft(editDraft(post.post_id), { content: post.content })
  const edit = useEditPost(forumId)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])

  const close = () => {
    onClose()
    goTo(post.post_id)
  }
  return (
    <SendBox
      draft={draft}
      box={box}
      label="Edit the post"
      verb="Save"
      fallback="The post could not be saved. Please try again."
      onCancel={() => {
        draft.clear()
        close()
      }}
      send={async (content) => {
        if (content !== post.content) await edit.mutateAsync({ postId: post.post_id, content })
        close()
      }}
    />
  )
}
