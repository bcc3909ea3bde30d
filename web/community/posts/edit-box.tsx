import { useEffect, useRef } from 'react'
import type { Reply } from '#contract/community/posts.ts'
import * as m from '#messages/community/posts.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { useForumContext } from './forum-context.ts'
import { PostForm } from './post-form.tsx'
import { useEditPost } from './use-forum-changes.ts'

export const editDraft = (postId: string) => `edit/${postId}`

interface EditBoxProps {
  post: Reply
  /** Opened by the user, not by a draft. */
  takesFocus: boolean
  onClose: () => void
}

export function EditBox({ post, takesFocus, onClose }: EditBoxProps) {
  const { forumId, focusPost } = useForumContext()
  const draft = useDraft(editDraft(post.post_id), { content: post.content })
  const edit = useEditPost(forumId)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])

  const close = () => {
    onClose()
    focusPost(post.post_id)
  }
  return (
    <PostForm
      draft={draft}
      box={box}
      label={m.editPost}
      verb={m.save}
      fallback={m.saveFailed}
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
