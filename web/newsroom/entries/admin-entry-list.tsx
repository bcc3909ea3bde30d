import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { dayAfter } from '#contract/calendar.ts'
import { adminEntryList, type Shown } from '#web/newsroom/ingest/api.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { AdminEntryRow } from './admin-entry-row.tsx'

const FAILED = 'Failed to fetch daily entries'

interface Wish {
  show?: Shown
  /** The newest day to begin with. */
  from?: string
}

export function AdminEntryList() {
  const [wish, setWish] = useState<Wish>({})
  return (
    <div className="space-y-4">
      <Wishes wish={wish} onChange={setWish} />
      <Entries wish={wish} />
    </div>
  )
}

function Wishes({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  const { show, from } = wish
  return (
    <div className="flex flex-wrap gap-4">
      <Field label="Show">
        <Select
          value={show ?? 'all'}
          onChange={({ target }) =>
            onChange({ ...(from && { from }), ...(target.value !== 'all' && { show: target.value as Shown }) })
          }
        >
          <option value="all">All days</option>
          <option value="published">Published</option>
          <option value="draft">Drafts</option>
          <option value="scheduled">Scheduled</option>
        </Select>
      </Field>
      <Field label="From this day back">
        <Input
          type="date"
          value={from ?? ''}
          onChange={({ target }) => onChange({ ...(show && { show }), ...(target.value && { from: target.value }) })}
        />
      </Field>
    </div>
  )
}

function Entries({ wish: { show, from } }: { wish: Wish }) {
  const { data, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(adminEntryList({ show, before: from && dayAfter(from) }))

  if (isPending)
    return (
      <PageLoading label="Loading the daily entries">
        <div className="space-y-3">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-28 rounded-card" />
        </div>
      </PageLoading>
    )
  if (isError && !data) return <ErrorState title={FAILED} text={detail(error)} onRetry={() => refetch()} />

  const entries = data.pages.flatMap((page) => page.data)
  if (entries.length === 0)
    return (
      <EmptyState icon={CalendarDays} title={show || from ? 'No such days' : 'No entries yet'}>
        {show || from ? 'Nothing fits what is chosen above.' : 'Days that you submit under Upload Content are listed here.'}
      </EmptyState>
    )
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {entries.map((entry) => (
          <AdminEntryRow key={entry.entry_id} entry={entry} />
        ))}
      </ul>
      {isFetchNextPageError && <Notice tone="error">{FAILED}</Notice>}
      {hasNextPage && (
        <Button variant="outline" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Load older entries
        </Button>
      )}
    </>
  )
}

/** The server's own sentence, unless it only says the same again. */
function detail(error: unknown): string | undefined {
  const text = failureText(error, '')
  return text && text !== FAILED ? text : undefined
}
