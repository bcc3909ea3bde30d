import { useQuery } from '@tanstack/react-query'
import { Fold } from '#web/ui/fold.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { AddSource } from './add-source.tsx'
import { daySources } from './api.ts'
import { SourceRow } from './source-row.tsx'

/** What the articles of a day are written from. */
export function DaySources({ day }: { day: string }) {
  const { data } = useQuery(daySources(day))
  const count = data && data.sources.length > 0 ? ` (${data.sources.length})` : ''
  return (
    <Fold summary={`Sources${count}`}>
      <SourceList day={day} />
    </Fold>
  )
}

function SourceList({ day }: { day: string }) {
  const { data, error, isPending, refetch } = useQuery(daySources(day))
  if (isPending)
    return (
      <PageLoading label="Loading the sources">
        <SkeletonRows rows={2} lines={2} />
      </PageLoading>
    )
  if (!data) return <LoadFailure title="The sources of this day did not load" error={error} onRetry={() => refetch()} />
  return (
    <div className="rounded-card border border-line bg-surface">
      {data.sources.length === 0 ? (
        <p className="px-4 py-4 text-quiet">
          No sources yet. Add the releases, reports and pages that the articles are written from: their text stays here, paragraph
          by paragraph.
        </p>
      ) : (
        <ul aria-label="Sources" className="divide-y divide-line">
          {data.sources.map((source) => (
            <SourceRow key={source.source_id} source={source} canFetch={data.can_fetch} />
          ))}
        </ul>
      )}
      <AddSource day={day} canFetch={data.can_fetch} />
    </div>
  )
}
