import { useInfiniteQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { type Entries, entryList, idOf } from './api.ts'
import { entriesOf } from './entry-lists.ts'
import { LIST_ID } from './focus-list.ts'
import { type HubAddress, type HubTab, isNarrowed } from './hub-address.ts'
import type { GoTo } from './use-hub-address.ts'

interface HubListProps<Tab extends HubTab> {
  tab: Tab
  address: HubAddress
  goTo: GoTo
  /** Plural. */
  noun: string
  empty: { icon: LucideIcon; title: string; text: string; action?: ReactNode }
  row: (entry: Entries[Tab]) => ReactNode
}

export function HubList<Tab extends HubTab>({ tab, address, goTo, noun, empty, row }: HubListProps<Tab>) {
  const list = useInfiniteQuery(entryList(tab, address))
  const keyOf = idOf[tab] as (entry: Entries[Tab]) => string
  const entries = entriesOf(list.data, keyOf)

  if (list.isPending) return <ListSkeleton noun={noun} />
  if (!list.data) return <Failure noun={noun} error={list.error} onRetry={() => list.refetch()} />
  return (
    <div id={LIST_ID} tabIndex={-1} aria-busy={list.isPlaceholderData || undefined} className="outline-none">
      <p role="status" className="sr-only">
        {isNarrowed(address) && !list.isPlaceholderData && resultCountText(entries.length, list.hasNextPage, noun)}
      </p>
      {entries.length === 0 && <NoEntries address={address} goTo={goTo} noun={noun} empty={empty} />}
      {entries.some((entry) => entry.is_sample) && (
        <p className="mb-3 text-sm text-quiet">Samples are examples that came with the site.</p>
      )}
      <ol className={`space-y-4 ${list.isPlaceholderData ? 'opacity-85' : ''}`}>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>{row(entry)}</li>
        ))}
      </ol>
      {list.isFetchNextPageError && <Failure noun={noun} error={list.error} onRetry={() => list.fetchNextPage()} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <div className="py-6 text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {`Show older ${noun}`}
          </Button>
        </div>
      )}
    </div>
  )
}

const resultCountText = (count: number, hasMore: boolean, noun: string) => `${count}${hasMore ? ' or more' : ''} ${noun} found`

function NoEntries({ address, goTo, noun, empty }: Pick<HubListProps<HubTab>, 'address' | 'goTo' | 'noun' | 'empty'>) {
  // The list header has a button to show all.
  if (address.id)
    return (
      <EmptyState icon={empty.icon} title="No longer available">
        The linked entry has been deleted.
      </EmptyState>
    )
  if (isNarrowed(address))
    return (
      <EmptyState
        icon={empty.icon}
        title={`No ${noun} found`}
        action={
          <Button variant="outline" onClick={() => goTo({ q: '', category: undefined, show: undefined })}>
            Clear search and filters
          </Button>
        }
      >
        No entries match the search and filters.
      </EmptyState>
    )
  return (
    <EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
      {empty.text}
    </EmptyState>
  )
}

export function ShowAll({ goTo, noun }: { goTo: GoTo; noun: string }) {
  return <Button variant="outline" onClick={() => goTo({ id: undefined })}>{`Show all ${noun}`}</Button>
}

function Failure({ noun, error, onRetry }: { noun: string; error: Error | null; onRetry: () => void }) {
  return (
    <div className="mt-4">
      <LoadFailure what={`The ${noun}`} error={error} onRetry={onRetry} />
    </div>
  )
}

function ListSkeleton({ noun }: { noun: string }) {
  return (
    <PageLoading label={`Loading ${noun}`}>
      <div className="space-y-4">
        {[1, 2, 3].map((place) => (
          <div key={place} className="space-y-3 rounded-card border border-line p-4 sm:p-5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-11 w-24" />
          </div>
        ))}
      </div>
    </PageLoading>
  )
}
