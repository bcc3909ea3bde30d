import { Eye, EyeOff, Lock, LockOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReportContext } from '#contract/community/moderation.ts'
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
    <div role="group" aria-label="The post and its forum" className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        title={is_hidden ? 'Unhide post (H)' : 'Hide post (H)'}
        busy={changing !== undefined && 'hide' in changing}
        onClick={() => change({ hide: !is_hidden })}
      >
        <HideIcon aria-hidden="true" className="size-5" />
        {is_hidden ? 'Unhide post' : 'Hide post'}
      </Button>
      <Button variant="outline" onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
        Delete post…
      </Button>
      <Button
        variant="outline"
        busy={changing !== undefined && 'lock' in changing}
        onClick={() => change({ lock: !forum_is_locked })}
      >
        <LockIcon aria-hidden="true" className="size-5" />
        {forum_is_locked ? 'Unlock forum' : 'Lock forum'}
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
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title="Delete post"
      description="Are you sure you want to delete this post?"
    >
      <p className="mb-5 text-sm text-quiet">Its text is removed for everyone, replies stay. This can’t be undone.</p>
      <DialogFoot onCancel={onClose} action="Delete" onAction={onDelete} tone="danger" busy={isBusy} />
    </Dialog>
  )
}
