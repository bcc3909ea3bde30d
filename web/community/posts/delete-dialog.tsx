import { useRef } from 'react'
import type { Reply } from '#contract/community/posts.ts'
import * as m from '#messages/community/posts.ts'
import { failureText } from '#web/platform/http/call.ts'
import { deleteDraft } from '#web/platform/storage/drafts.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { editDraft } from './edit-box.tsx'
import { useForumContext } from './forum-context.ts'
import { nextFocusId } from './forum-view.ts'
import { elementOf } from './post-anchor.ts'
import { useDeletePost } from './use-forum-changes.ts'
import { useForumCache } from './use-forum-view.ts'

interface DeleteDialogProps {
  post: Reply
  onClose: () => void
  /** Gets focus when no post is left. */
  focusFallback: () => HTMLElement | null
}

export function DeleteDialog({ post, onClose, focusFallback }: DeleteDialogProps) {
  const { forumId, viewer } = useForumContext()
  const cache = useForumCache(forumId)
  const remove = useDeletePost(forumId)
  const next = useRef<() => HTMLElement | null>(undefined)

  const confirm = () => {
    if (remove.isPending) return
    const view = cache.view()
    const neighbour = view ? nextFocusId(view, post) : null
    remove.mutate(post, {
      onSuccess: (outcome) => {
        deleteDraft(viewer.id, editDraft(post.post_id))
        const staysThere = outcome === 'already deleted' || outcome.left !== null
        const goesTo = staysThere ? post.post_id : neighbour
        next.current = () => (goesTo && elementOf(goesTo)) || focusFallback()
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !remove.isPending) onClose()
      }}
      title={m.deletePost}
      description={m.confirmDelete}
      focusOnClose={() => next.current?.()}
    >
      <div className="space-y-4">
        {remove.isError && <Notice tone="error">{failureText(remove.error, m.deleteFailed)}</Notice>}
        <DialogFoot onCancel={onClose} action={m.deleteAction} onAction={confirm} tone="danger" busy={remove.isPending} />
      </div>
    </Dialog>
  )
}
