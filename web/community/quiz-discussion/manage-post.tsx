import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import * as m from '#messages/community/quiz-discussion.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { type PostRef, remove } from './api.ts'
import type { ForumCache } from './forum-cache.ts'
import { useAsyncAction } from './use-async-action.ts'

interface ManagePostProps {
  cache: ForumCache
  post: PostRef
  /** For screen readers. */
  about: string
  onEdit: () => void
  /** It has replies. */
  leavesPlaceholder?: boolean
}

/** Gets focus after a deletion. */
export const LIST_HEADING_ID = 'discussions'

export function ManagePost({ cache, post, about, onEdit, leavesPlaceholder = false }: ManagePostProps) {
  const [isConfirming, setConfirming] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { isBusy, error, start } = useAsyncAction(
    () => remove(post),
    (left) => {
      const discussion = place.current?.closest('article')
      setConfirming(false)
      if (post.replyId) cache.reply({ ...post, replyId: post.replyId }, () => null)
      cache.discussion(post.discussionId, () => left)
      requestAnimationFrame(() => (left ? discussion : document.getElementById(LIST_HEADING_ID))?.focus())
    },
    m.deleteFailed,
  )
  return (
    <div ref={place} className="ms-auto">
      <ActionMenu
        label={m.moreAbout({ about })}
        actions={[
          { label: m.edit, icon: Pencil, act: onEdit },
          { label: m.deleteAction, icon: Trash2, act: () => setConfirming(true) },
        ]}
      />
      <Dialog
        open={isConfirming}
        onOpenChange={(open) => !isBusy && setConfirming(open)}
        title={m.deletePost}
        description={m.confirmDelete}
      >
        {leavesPlaceholder && <p className="mb-4 text-quiet">{m.repliesStay}</p>}
        {error && (
          <p role="alert" className="mb-4 font-medium text-danger">
            {error}
          </p>
        )}
        <DialogFoot onCancel={() => setConfirming(false)} action={m.deleteAction} onAction={start} tone="danger" busy={isBusy} />
      </Dialog>
    </div>
  )
}
