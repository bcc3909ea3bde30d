import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EntryVersion } from '#contract/newsroom/entries.ts'
import { ENTRY_ACTIONS } from '#contract/newsroom/entry-rules.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { formatIndianTime } from '#web/platform/time/indian-time.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { entryHistory } from './api.ts'
import { ChangeList } from './change-list.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

export function EntryHistory({ entryId, revision }: { entryId: string; revision: number }) {
  const history = useInfiniteQuery(entryHistory(entryId))
  const [restoring, setRestoring] = useState<number>()
  const versions = history.data?.pages.flatMap((page) => page.data) ?? []

  return (
    <section aria-labelledby="history-title" className="space-y-3">
      <h3 id="history-title" className="text-xl font-semibold">
        History
      </h3>
      {history.isPending && (
        <Loading label="Loading the history">
          <SkeletonRows rows={1} className="h-24" />
        </Loading>
      )}
      {history.isError && versions.length === 0 && (
        <LoadFailure title="The history did not load" error={history.error} onRetry={() => history.refetch()} />
      )}
      {versions.length > 0 && (
        <ol className="divide-y divide-line rounded-card border border-line bg-surface">
          {versions.map((version) => (
            <Version
              key={version.revision}
              version={version}
              isCurrent={version.revision === revision}
              onRestore={() => setRestoring(version.revision)}
            />
          ))}
        </ol>
      )}
      {history.isFetchNextPageError && (
        <QuietFailure text="Older versions did not load." onRetry={() => history.fetchNextPage()} />
      )}
      {history.hasNextPage && (
        <Button variant="outline" busy={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
          Older versions
        </Button>
      )}
      {restoring !== undefined && (
        <RestoreDialog entryId={entryId} from={restoring} now={revision} onClose={() => setRestoring(undefined)} />
      )}
    </section>
  )
}

function Version({ version, isCurrent, onRestore }: { version: EntryVersion; isCurrent: boolean; onRestore: () => void }) {
  const { revision, at, by, action, scheduled_for, changes } = version
  return (
    <li className="space-y-2 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{ENTRY_ACTIONS[action]}</span> by {by}
          {action === 'scheduled' && scheduled_for && ` for ${formatIndianTime(scheduled_for)}`}
          <span className="block text-sm text-quiet">
            Version {revision}, <time dateTime={at}>{formatInstant(at)}</time>
          </span>
        </p>
        {isCurrent ? (
          <span className="text-sm text-quiet">Current version</span>
        ) : (
          <Button variant="outline" size="sm" onClick={onRestore} aria-label={`Restore version ${revision}`}>
            Restore…
          </Button>
        )}
      </div>
      {changes.length > 0 && action !== 'uploaded' && <ChangeList changes={changes} />}
    </li>
  )
}
