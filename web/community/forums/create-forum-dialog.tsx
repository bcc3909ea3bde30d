import type { Forum } from '#contract/community/forums.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CreateForumForm } from './create-forum-form.tsx'
import type { LoadedForums } from './use-forum-list.ts'

interface CreateForumDialogProps {
  categories: LoadedForums['categories']
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (forum: Forum) => void
}

export function CreateForumDialog({ open, onOpenChange, ...form }: CreateForumDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Create a forum">
      <CreateForumForm {...form} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}
