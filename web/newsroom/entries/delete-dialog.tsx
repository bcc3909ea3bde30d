import { counted } from '#contract/amounts.ts'
import type { EntryDetail } from '#contract/newsroom/entries.ts'
import { failureText } from '#web/platform/http/call.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { useDeleteEntry } from './api.ts'

interface DeleteDialogProps {
  entry: EntryDetail
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDialog({ entry, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteEntry(entry.entry_id)
  const count = entry.article_ids.length
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${formatDay(entry.publication_date, 'compact')}?`}
      description={`This deletes ${counted(count, 'article')} with quizzes, recordings and translations, and the read marks, reading positions and bookmarks of readers. You can restore the uploaded content from the history, but nothing else.`}
    >
      <div className="space-y-4">
        {remove.error && (
          <Notice tone="error">{failureText(remove.error, 'We could not delete the day. Please try again.')}</Notice>
        )}
        {entry.status === 'published' && <p>To hide it from readers temporarily, unpublish it instead: nothing is lost.</p>}
        <DialogFoot
          onCancel={onClose}
          action="Delete day"
          onAction={() => remove.mutate(entry.revision, { onSuccess: onDeleted })}
          tone="danger"
          busy={remove.isPending}
        />
      </div>
    </Dialog>
  )
}
