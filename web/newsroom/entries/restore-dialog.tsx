import { useQuery } from '@tanstack/react-query'
import { failureText } from '#web/platform/http/call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useRestore, versionDifference } from './api.ts'
import { ChangeList } from './change-list.tsx'

interface RestoreDialogProps {
  entryId: string
  from: number
  now: number
  onClose: () => void
}

export function RestoreDialog({ entryId, from, now, onClose }: RestoreDialogProps) {
  const difference = useQuery(versionDifference(entryId, from, now))
  const restore = useRestore(entryId)
  const failure = restore.error ?? difference.error
  const changes = difference.data
  const isSame = changes?.every(({ change }) => change === 'unchanged') ?? false
  const onRestore = () =>
    restore.mutate(
      { revision: from, expected_revision: now },
      {
        onSuccess: () => {
          toast(`Version ${from} restored.`, 'success')
          onClose()
        },
      },
    )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Restore version ${from}`}
      description="Restores articles and quizzes. The publication status does not change, and the current version stays in the history."
    >
      <div className="space-y-4">
        {failure && <Notice tone="error">{failureText(failure, 'Please try again.')}</Notice>}
        {difference.isPending && (
          <Loading label="Comparing">
            <Skeleton className="h-20 w-full" />
          </Loading>
        )}
        {changes && (isSame ? <p>No changes to save.</p> : <ChangeList changes={changes} />)}
        <DialogFoot
          onCancel={onClose}
          action="Restore"
          onAction={onRestore}
          busy={restore.isPending}
          disabled={!changes || isSame}
        />
      </div>
    </Dialog>
  )
}
