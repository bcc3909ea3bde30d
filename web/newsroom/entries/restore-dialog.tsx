import { useQuery } from '@tanstack/react-query'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { useRestore, versionDifference } from './api.ts'
import { ChangeList } from './change-list.tsx'

interface RestoreDialogProps {
  entryId: string
  /** The version that is to come back. */
  from: number
  /** The version that the day is at. */
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
          toast(`The articles are those of version ${from} again.`, 'success')
          onClose()
        },
      },
    )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Restore version ${from}`}
      description="Articles and quizzes become what they were; whether the day is published stays as it is. What is there now stays in the history."
    >
      <div className="space-y-4">
        {failure && <Notice tone="error">{failureText(failure, 'Please try again.')}</Notice>}
        {difference.isPending && (
          <Loading label="Comparing">
            <Skeleton className="h-20 w-full" />
          </Loading>
        )}
        {changes && (isSame ? <p>The day reads exactly like that already.</p> : <ChangeList changes={changes} />)}
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={onClose}>
            Leave it as it is
          </Button>
          <Button busy={restore.isPending} disabled={!changes || isSame} onClick={onRestore}>
            Restore
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
