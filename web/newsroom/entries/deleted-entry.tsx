import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { Link } from 'react-router'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { entryHistory, useRestore } from './api.ts'

/** Shown for a deleted day; its history allows restoring it. */
export function DeletedEntry({ entryId, onRestored }: { entryId: string; onRestored: () => void }) {
  const history = useInfiniteQuery(entryHistory(entryId))
  const restore = useRestore(entryId)
  const last = history.data?.pages[0]?.data[0]
  const isDeleted = last?.action === 'deleted'
  if (history.isPending) return <Loading label="Loading the history of the day" />
  const restoreEntry = (revision: number) =>
    restore.mutate(
      { revision, expected_revision: null },
      {
        onSuccess: () => {
          onRestored()
          toast('The day has been restored as a draft.', 'success')
        },
        onError: (error) => toast(failureText(error, 'We could not restore the day. Please try again.'), 'error'),
      },
    )

  return (
    <div className="space-y-6">
      <BackLink to={paths.adminEntries}>All entries</BackLink>
      <EmptyState
        icon={CalendarX2}
        title={isDeleted ? 'This day was deleted' : 'Entry not found'}
        action={
          isDeleted ? (
            <Button busy={restore.isPending} onClick={() => restoreEntry(last.revision)}>
              Restore as draft
            </Button>
          ) : (
            <Link to={paths.adminEntries} className={buttonStyle()}>
              Manage Entries
            </Link>
          )
        }
      >
        {isDeleted
          ? `By ${last.by}. You can restore the articles, but not the progress and bookmarks of readers.`
          : 'There is no day at this address. The link may be incomplete.'}
      </EmptyState>
    </div>
  )
}
