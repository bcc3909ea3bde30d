import { useEffect, useRef } from 'react'
import type { Reply } from '#contract/community/posts.ts'
import { useDesk } from '#web/community/forum-page/forum-context.ts'
import { useEditPost } from '#web/community/forum-page/use-forum-changes.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { SendBox } from './send-box.tsx'

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
