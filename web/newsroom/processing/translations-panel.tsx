import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import type { AdminEntry } from '#contract/reading/daily.ts'
import { adminEntryList } from '#web/newsroom/ingest/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard, SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { entryProcessing } from './api.ts'
import { DayTranslations } from './day-translations.tsx'
import { EngineList } from './engine-list.tsx'

const DAYS_AT_ONCE = 5

export function TranslationsPanel() {
  const { data, isError, error, refetch } = useInfiniteQuery(adminEntryList())
  const [shown, setShown] = useState(DAYS_AT_ONCE)
  if (isError && !data)
    return (
      <LoadFailure
        title="The entries did not load"
        message="Failed to fetch daily entries"
        error={error}
        onRetry={() => refetch()}
      />
    )
  if (!data) return <PanelLoading />
  const days = data.pages.flatMap((page) => page.data)
  return (
    <div className="space-y-8">
      <Engines />
      {days.length === 0 && (
        <EmptyState icon={Languages} title="No days yet">
          Days that you submit under Upload Content appear here with their translations.
        </EmptyState>
      )}
      <LatestDays days={days.slice(0, shown)} />
      {days.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + DAYS_AT_ONCE)}>
          Show older days
        </Button>
      )}
    </div>
  )
}

function LatestDays({ days }: { days: readonly AdminEntry[] }) {
  const states = useQueries({ queries: days.map(({ entry_id }) => entryProcessing(entry_id)) })
  // Together, to avoid layout shift.
  if (states.slice(0, DAYS_AT_ONCE).some(({ isPending }) => isPending)) return <PanelLoading />
  return days.map((entry, place) => {
    const { data, isError, refetch } = states[place] ?? {}
    if (data)
      return (
        <DayTranslations
          key={entry.entry_id}
          entry={entry}
          articles={data.articles}
          inNews={data.in_news}
          isFirst={place === 0}
        />
      )
    if (isError) return <QuietFailure key={entry.entry_id} text="A day did not load." onRetry={() => refetch?.()} />
    return <SkeletonCard key={entry.entry_id} lines={5} className="h-64" />
  })
}

const PanelLoading = () => (
  <PageLoading label="Loading the latest days">
    <SkeletonRows rows={5} className="h-96" />
  </PageLoading>
)

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
