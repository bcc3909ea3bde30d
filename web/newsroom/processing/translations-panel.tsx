import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AdminEntry } from '#contract/reading/daily.ts'
import { adminEntryList } from '#web/newsroom/ingest/api.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { daysProcessing } from './api.ts'
import { DayLanguages } from './day-languages.tsx'
import { EngineList } from './engine-list.tsx'

const SHOWN = 10

/** The translations and recordings of the latest days, and what makes them. */
export function TranslationsPanel() {
  const { data, isError, error, refetch } = useInfiniteQuery(adminEntryList())
  if (isError && !data)
    return <ErrorState title="Failed to fetch daily entries" text={failureText(error, '')} onRetry={() => refetch()} />
  if (!data)
    return (
      <PageLoading label="Loading the latest days">
        <Skeleton className="h-96 rounded-card" />
      </PageLoading>
    )
  const days = data.pages.flatMap((page) => page.data).slice(0, SHOWN)
  return (
    <div className="space-y-6">
      {days.length === 0 ? <p className="text-quiet">No days yet.</p> : <LatestDays days={days} />}
      <Engines />
    </div>
  )
}

function LatestDays({ days }: { days: readonly AdminEntry[] }) {
  const { data } = useQuery(daysProcessing(days.map(({ entry_id }) => entry_id)))
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {days.map(({ entry_id, publication_date }) => {
        const states = data?.find((day) => day.entry_id === entry_id)
        return (
          <li key={entry_id} className="min-h-24 px-5 py-3">
            <Link
              to={paths.adminEntry(entry_id)}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              <time dateTime={publication_date}>{formatDay(publication_date)}</time>
            </Link>
            {states && <DayLanguages day={states} />}
          </li>
        )
      })}
    </ul>
  )
}

function Engines() {
  return (
    <EngineList
      frame={(list) => (
        <section aria-labelledby="engines-title" className="text-sm text-quiet">
          <h2 id="engines-title" className="mb-2 text-base font-semibold text-ink">
            Translation and audio engines
          </h2>
          {list}
        </section>
      )}
    />
  )
}
