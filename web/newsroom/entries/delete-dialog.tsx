import type { EntryDetail } from '#contract/newsroom/entries.ts'
import { failureText } from '#web/platform/http/call.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
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
      title={`Delete ${formatDay(entry.publication_date)}?`}
      description={`${count} ${count === 1 ? 'article goes' : 'articles go'}, with quizzes, recordings, translations made here, and what readers keep of them: read marks, places and bookmarks. What was uploaded can be restored from the history, the rest cannot.`}
    >
      <div className="space-y-4">
        {remove.error && (
          <Notice tone="error">{failureText(remove.error, 'The day could not be deleted. Please try again.')}</Notice>
        )}
        {entry.status === 'published' && (
          <p>To take it from readers only for a while, unpublish it instead: then they keep everything.</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="destructive"
            busy={remove.isPending}
            onClick={() => remove.mutate(entry.revision, { onSuccess: onDeleted })}
          >
            Delete the day
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
