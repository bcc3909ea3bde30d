import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { dayAfter } from '#contract/calendar.ts'
import type { AdminEntry } from '#contract/reading/daily.ts'
import { adminEntryList, type EntryStatusFilter } from '#web/newsroom/ingest/api.ts'
import { daysProcessing } from '#web/newsroom/processing/api.ts'
import { paths } from '#web/platform/paths.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { AdminEntryRow } from './admin-entry-row.tsx'

const FAILED = 'Failed to fetch daily entries'

interface EntryFilter {
  show?: EntryStatusFilter
  /** Only days up to this one. */
  from?: string
}

export function AdminEntryList() {
  const [filter, setFilter] = useState<EntryFilter>({})
  const { show, from } = filter
  const list = useInfiniteQuery(adminEntryList({ show, before: from && dayAfter(from) }))
  return (
    <div className="space-y-4">
      <EntryFilters wish={filter} onChange={setFilter} hasFailed={list.isError && !list.data} />
      <EntryResults wish={filter} list={list} />
    </div>
  )
}

interface EntryFiltersProps {
  wish: EntryFilter
  onChange: (wish: EntryFilter) => void
  hasFailed: boolean
}

function EntryFilters({ wish, onChange, hasFailed }: EntryFiltersProps) {
  const { show, from } = wish
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Field label="Show">
        <Select
          value={show ?? 'all'}
          onChange={({ target }) =>
            onChange({ ...(from && { from }), ...(target.value !== 'all' && { show: target.value as EntryStatusFilter }) })
          }
        >
          <option value="all">All days</option>
          <option value="published">Published</option>
          <option value="draft">Drafts</option>
          <option value="scheduled">Scheduled</option>
        </Select>
      </Field>
      <Field label="On or before">
        <Input
          type="date"
          value={from ?? ''}
          onChange={({ target }) => onChange({ ...(show && { show }), ...(target.value && { from: target.value }) })}
        />
      </Field>
      <Link
        to={paths.adminDashboard}
        className={buttonStyle({
          // Beside "Try again" it is not the first thing to do.
          variant: hasFailed ? 'outline' : 'default',
          className: 'max-sm:order-first max-sm:w-full sm:ms-auto',
        })}
      >
        Upload a day
      </Link>
    </div>
  )
}

interface EntryResultsProps {
  wish: EntryFilter
  list: UseInfiniteQueryResult<InfiniteData<{ data: AdminEntry[] }>>
}

function EntryResults({ wish: { show, from }, list }: EntryResultsProps) {
  const { data, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list

  if (isPending)
    return (
      <PageLoading label="Loading the daily entries">
        <ListSkeleton />
      </PageLoading>
    )
  if (isError && !data)
    return <LoadFailure title="The entries did not load" message={FAILED} error={error} onRetry={() => refetch()} />

  const entries = data.pages.flatMap((page) => page.data)
  if (entries.length === 0)
    return (
      <EmptyState icon={CalendarDays} title={show || from ? 'No matching days' : 'No entries yet'}>
        {show || from ? 'No days match the filter.' : 'Days that you submit under Upload Content appear here.'}
      </EmptyState>
    )
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {data.pages.map((page) => (
          <EntryRows key={page.data[0]?.entry_id} entries={page.data} />
        ))}
      </ul>
      {isFetchNextPageError && (
        <QuietFailure text="Older entries did not load." busy={isFetchingNextPage} onRetry={() => fetchNextPage()} />
      )}
      {hasNextPage && (
        <Button variant="outline" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Load older entries
        </Button>
      )}
    </>
  )
}

/** The height of a row. */
const ListSkeleton = () => (
  <div className="divide-y divide-line rounded-card border border-line bg-surface">
    {['first', 'second', 'third', 'fourth'].map((row) => (
      <div key={row} className="space-y-3 px-4 py-6 sm:px-5">
        <Skeleton className="h-6 w-3/5 sm:w-80" />
        <Skeleton className="h-5 w-2/3" />
        {['w-4/5', 'w-3/4', 'w-5/6'].map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    ))}
  </div>
)

function EntryRows({ entries }: { entries: readonly AdminEntry[] }) {
  const { data } = useQuery(daysProcessing(entries.map(({ entry_id }) => entry_id)))
  return entries.map((entry) => (
    <AdminEntryRow key={entry.entry_id} entry={entry} processing={data?.find(({ entry_id }) => entry_id === entry.entry_id)} />
  ))
}
