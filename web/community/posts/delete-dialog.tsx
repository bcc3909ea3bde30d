import { useRef } from 'react'
import type { Reply } from '#contract/community/posts.ts'
import { useDesk } from '#web/community/forum-page/forum-context.ts'
import { neighbourOf } from '#web/community/forum-page/forum-view.ts'
import { useDeletePost } from '#web/community/forum-page/use-forum-changes.ts'
import { useForumCache } from '#web/community/forum-page/use-forum-view.ts'
import { failureText } from '#web/platform/http/call.ts'
import { deleteDraft } from '#web/platform/storage/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { editDraft } from './edit-box.tsx'
import { elementOf } from './post-place.ts'

interface DeleteDialogProps {
  post: Reply
  onClose: () => void
  /** Takes the focus when no post is left. */
  whenNoneIsLeft: () => HTMLElement | null
}

export function DeleteDialog({ post, onClose, whenNoneIsLeft }: DeleteDialogProps) {
  const { forumId, viewer } = useDesk()
  const cache = useForumCache(forumId)
  const remove = useDeletePost(forumId)
  const next = useRef<() => HTMLElement | null>(undefined)

  const confirm = () => {
    if (remove.isPending) return
    const view = cache.view()
    const neighbour = view ? neighbourOf(view, post) : null
    remove.mutate(post, {
      onSuccess: (outcome) => {
        deleteDraft(viewer.id, editDraft(post.post_id))
        const staysThere = outcome === 'gone already' || outcome.left !== null
        const goesTo = staysThere ? post.post_id : neighbour
        next.current = () => (goesTo && elementOf(goesTo)) || whenNoneIsLeft()
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
      title="Delete post"
      description="Are you sure you want to delete this post?"
      goesBackTo={() => next.current?.()}
    >
      <div className="space-y-4">
        {remove.isError && (
          <Notice tone="error">{failureText(remove.error, 'The post could not be deleted. Please try again.')}</Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose} aria-disabled={remove.isPending}>
            Keep it
          </Button>
          <Button
            variant="destructive"
            onClick={confirm}
            aria-disabled={remove.isPending}
            aria-busy={remove.isPending || undefined}
          >
            Delete
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
