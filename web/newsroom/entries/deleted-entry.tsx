import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { entryHistory, useRestore } from './api.ts'

/** A day that is there no more: its history is, and so is the way back. */
export function DeletedEntry({ entryId, onRestored }: { entryId: string; onRestored: () => void }) {
  const history = useInfiniteQuery(entryHistory(entryId))
  const restore = useRestore(entryId)
  const last = history.data?.pages[0]?.data[0]
  const isDeleted = last?.action === 'deleted'
  if (history.isPending) return <Loading label="Loading the history of the day" />
  const bringBack = (revision: number) =>
    restore.mutate(
      { revision, expected_revision: null },
      {
        onSuccess: () => {
          onRestored()
          toast('The day is back, as a draft.', 'success')
        },
        onError: (error) => toast(failureText(error, 'The day could not be restored. Please try again.'), 'error'),
      },
    )

  return (
    <div className="space-y-6">
      <BackLink to={paths.adminEntries}>All entries</BackLink>
      <EmptyState
        icon={CalendarX2}
        title={isDeleted ? 'This day was deleted' : 'Entry not found'}
        action={
          isDeleted && (
            <Button variant="outline" busy={restore.isPending} onClick={() => bringBack(last.revision)}>
              Bring it back as a draft
            </Button>
          )
        }
      >
        {isDeleted && `By ${last.by}. Its articles can be had back; what readers kept of them cannot.`}
      </EmptyState>
    </div>
  )
}
