import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { EntryDetail } from '#contract/newsroom/entries.ts'
import { failureText } from '#web/platform/http/call.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay, relativeTime } from '#web/platform/time/dates.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { Loading, PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { takeFocus } from '#web/ui/take-focus.ts'
import { entryDetail, entryHistory, useRestore } from './api.ts'
import { EntryActions } from './entry-actions.tsx'
import { EntryHistory } from './entry-history.tsx'
import { EntryStatus } from './entry-status.tsx'

interface EntryPanelProps {
  entryId: string
  /** Keeps the skeleton until `children` are ready, to avoid layout shift. */
  isWaiting: boolean
  /** Between header and history. */
  children: (entry: EntryDetail) => ReactNode
}

export function EntryPanel({ entryId, isWaiting, children }: EntryPanelProps) {
  const entry = useQuery(entryDetail(entryId))
  const [isDeleted, setDeleted] = useState(false)
  const isMissing = isNotFound(entry.error)

  if (isDeleted || isMissing) return <DeletedEntry entryId={entryId} onRestored={() => setDeleted(false)} />
  return (
    <div className="space-y-8">
      <BackLink to={paths.adminEntries}>All entries</BackLink>
      {(entry.isPending || (entry.data && isWaiting)) && (
        <PageLoading label="Loading the day">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="mt-4 h-11 w-80 max-w-full" />
          <SkeletonCard lines={5} className="mt-8 h-64" />
        </PageLoading>
      )}
      {entry.isError && !entry.data && (
        <LoadFailure title="The day did not load" error={entry.error} onRetry={() => entry.refetch()} />
      )}
      {entry.data && !isWaiting && (
        <>
          <header className="space-y-3">
            <h2 ref={takeFocus} tabIndex={-1} className="text-xl font-semibold outline-none sm:text-2xl">
              {formatDay(entry.data.publication_date, 'compact')}
            </h2>
            <QuietLine>
              <EntryStatus status={entry.data.status} scheduledFor={entry.data.scheduled_for} />
              {`Version ${entry.data.revision}`}
              {`Changed ${relativeTime(entry.data.updated_at).replace('Just', 'just')}`}
            </QuietLine>
            <EntryActions entry={entry.data} onDeleted={() => setDeleted(true)} />
          </header>
          {children(entry.data)}
          <EntryHistory entryId={entryId} revision={entry.data.revision} />
        </>
      )}
    </div>
  )
}

/** A deleted day can be restored from its history. */
function DeletedEntry({ entryId, onRestored }: { entryId: string; onRestored: () => void }) {
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
