import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { DailyEntry } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/daily.ts'
import { CallError } from '#web/platform/http/call.ts'
import { formatMonth } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'
import type { Marks } from './day-article.tsx'
import { type DayExtras, DayRow } from './day-row.tsx'
import type { Days } from './use-days.ts'

interface DayListProps {
  days: Days
  open: string | null | undefined
  onToggle: (day: string, row: HTMLElement) => void
  marks: Marks
  extras: DayExtras
}

export function DayList({ days: { list, earlier }, open, onToggle, marks, extras }: DayListProps) {
  if (list.isPending)
    return (
      <Loading label={m.loading}>
        <div className="mt-6 h-24">
          <SkeletonLines />
        </div>
      </Loading>
    )
  return (
    <>
      {byMonth(earlier).map(({ month, entries }) => (
        <section
          key={month}
          aria-label={formatMonth(month)}
          // With an open day its height cannot be told without drawing it, and Back would return to another place.
          className={entries.some((entry) => entry.publication_date === open) ? '' : 'row-in-sight'}
          style={{ '--row': `${2.75 + entries.length * 5.2}rem` } as CSSProperties}
        >
          <p aria-hidden="true" className="pt-6 text-sm font-semibold text-quiet">
            {formatMonth(month)}
          </p>
          {/* Scroll anchoring would move the row that `keepScrollPosition` holds. */}
          <ol className="[overflow-anchor:none]">
            {entries.map((entry) => (
              <DayRow
                key={entry.entry_id}
                entry={entry}
                isOpen={entry.publication_date === open}
                onToggle={onToggle}
                marks={marks}
                extras={extras}
              />
            ))}
          </ol>
        </section>
      ))}
      {list.isError && (
        <DaysFailure
          title={m.earlierDaysDidNotLoad}
          error={list.error}
          onRetry={() => (list.data ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.hasNextPage && !list.isError && <OlderDays isLoading={list.isFetchingNextPage} onMore={() => list.fetchNextPage()} />}
    </>
  )
}

function byMonth(days: DailyEntry[]): { month: string; entries: DailyEntry[] }[] {
  const months = new Map<string, DailyEntry[]>()
  for (const day of days) {
    const month = day.publication_date.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), day])
  }
  return [...months].map(([month, entries]) => ({ month, entries }))
}

interface DaysFailureProps {
  title: string
  error: Error | null
  onRetry: () => unknown
  action?: ReactNode
}

/** Different texts for an error reply and no reply. */
export function DaysFailure({ title, error, onRetry, action }: DaysFailureProps) {
  const isRefusal = error instanceof CallError && error.status > 0
  return (
    <LoadFailure
      title={title}
      message={isRefusal ? m.failedToFetch : m.failedToLoad}
      error={error}
      onRetry={onRetry}
      action={action}
    />
  )
}

/** Loads more early; the button does so without scrolling. */
function OlderDays({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)

  useEffect(() => {
    if (isLoading || !end.current) return
    // A busy page gets several entries; the last is current.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && more(), { rootMargin: '600px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isLoading])

  return (
    <div ref={end} className="py-6 text-center">
      <Button variant="outline" busy={isLoading} onClick={onMore}>
        {m.showOlder}
      </Button>
    </div>
  )
}
