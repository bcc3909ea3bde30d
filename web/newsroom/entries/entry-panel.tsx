import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { EntryDetail } from '#contract/newsroom/entries.ts'
import { failureText } from '#web/platform/http/call.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay, relativeTime } from '#web/platform/time/dates.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { takeFocus } from '#web/ui/take-focus.ts'
import { entryDetail } from './api.ts'
import { DeletedEntry } from './deleted-entry.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryHistory } from './entry-history.tsx'
import { EntryStatus } from './entry-status.tsx'

interface EntryPanelProps {
  entryId: string
  /** Keeps the skeleton until `children` are ready, to avoid layout shift. */
  isWaiting: boolean
  /** Rendered between the header and the history. */
  children: (entry: EntryDetail) => ReactNode
}

/** One day with its actions, articles and history. */
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
          <Skeleton className="mt-8 h-64 w-full" />
        </PageLoading>
      )}
      {entry.isError && !entry.data && (
        <ErrorState
          title="The day could not be loaded"
          text={failureText(entry.error, 'Please try again in a moment.')}
          onRetry={() => entry.refetch()}
        />
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
