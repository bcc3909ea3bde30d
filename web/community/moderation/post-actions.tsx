import { Eye, EyeOff, Lock, LockOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReportContext } from '#contract/community/moderation.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import type { PostChange } from './api.ts'

interface PostActionsProps {
  post: NonNullable<ReportContext['post']>
  change: (change: PostChange) => void
  changing: PostChange | undefined
}

export function PostActions({ post, change, changing }: PostActionsProps) {
  const [isConfirming, setConfirming] = useState(false)
  const { is_hidden, forum_is_locked } = post
  const HideIcon = is_hidden ? Eye : EyeOff
  const LockIcon = forum_is_locked ? LockOpen : Lock
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
    <div role="group" aria-label={m.postAndForum} className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        title={is_hidden ? m.unhidePostKey : m.hidePostKey}
        busy={changing !== undefined && 'hide' in changing}
        onClick={() => change({ hide: !is_hidden })}
      >
        <HideIcon aria-hidden="true" className="size-5" />
        {is_hidden ? m.unhidePost : m.hidePost}
      </Button>
      <Button variant="outline" onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
        {m.deletePostAsk}
      </Button>
      <Button
        variant="outline"
        busy={changing !== undefined && 'lock' in changing}
        onClick={() => change({ lock: !forum_is_locked })}
      >
        <LockIcon aria-hidden="true" className="size-5" />
        {forum_is_locked ? m.unlockForum : m.lockForum}
      </Button>
      {isConfirming && (
        <ConfirmDelete
          isBusy={changing !== undefined && 'remove' in changing}
          onDelete={() => change({ remove: true })}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  )
}

function ConfirmDelete({ isBusy, onDelete, onClose }: { isBusy: boolean; onDelete: () => void; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()} title={m.deletePost} description={m.confirmDelete}>
      <p className="mb-5 text-sm text-quiet">{m.deleteEffect}</p>
      <DialogFoot onCancel={onClose} action={m.deleteAction} onAction={onDelete} tone="danger" busy={isBusy} />
    </Dialog>
  )
}
