import { useInfiniteQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as m from '#messages/community/peer-learning.ts'
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
  empty: { icon: LucideIcon; title: string; text: string; action?: ReactNode }
  row: (entry: Entries[Tab]) => ReactNode
}

export function HubList<Tab extends HubTab>({ tab, address, goTo, empty, row }: HubListProps<Tab>) {
  const list = useInfiniteQuery(entryList(tab, address))
  const keyOf = idOf[tab] as (entry: Entries[Tab]) => string
  const entries = entriesOf(list.data, keyOf)

  if (list.isPending) return <ListSkeleton tab={tab} />
  if (!list.data) return <Failure tab={tab} error={list.error} onRetry={() => list.refetch()} />
  return (
    <div id={LIST_ID} tabIndex={-1} aria-busy={list.isPlaceholderData || undefined} className="outline-none">
      <p role="status" className="sr-only">
        {isNarrowed(address) &&
          !list.isPlaceholderData &&
          (list.hasNextPage ? m.foundOrMore : m.found)({ tab, count: entries.length })}
      </p>
      {entries.length === 0 && <NoEntries tab={tab} address={address} goTo={goTo} empty={empty} />}
      {entries.some((entry) => entry.is_sample) && <p className="mb-3 text-sm text-quiet">{m.samplesNote}</p>}
      <ol className={`space-y-4 ${list.isPlaceholderData ? 'opacity-85' : ''}`}>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>{row(entry)}</li>
        ))}
      </ol>
      {list.isFetchNextPageError && <Failure tab={tab} error={list.error} onRetry={() => list.fetchNextPage()} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <div className="py-6 text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {m.showOlder({ tab })}
          </Button>
        </div>
      )}
    </div>
  )
}

function NoEntries({ tab, address, goTo, empty }: Pick<HubListProps<HubTab>, 'tab' | 'address' | 'goTo' | 'empty'>) {
  // The list header has a button to show all.
  if (address.id)
    return (
      <EmptyState icon={empty.icon} title={m.noLongerAvailable}>
        {m.linkedDeleted}
      </EmptyState>
    )
  if (isNarrowed(address))
    return (
      <EmptyState
        icon={empty.icon}
        title={m.noneFound({ tab })}
        action={
          <Button variant="outline" onClick={() => goTo({ q: '', category: undefined, show: undefined })}>
            {m.clearFilters}
          </Button>
        }
      >
        {m.noMatch}
      </EmptyState>
    )
  return (
    <EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
      {empty.text}
    </EmptyState>
  )
}

export function ShowAll({ goTo, tab }: { goTo: GoTo; tab: HubTab }) {
  return (
    <Button variant="outline" onClick={() => goTo({ id: undefined })}>
      {m.showAll({ tab })}
    </Button>
  )
}

function Failure({ tab, error, onRetry }: { tab: HubTab; error: Error | null; onRetry: () => void }) {
  return (
    <div className="mt-4">
      <LoadFailure title={m.entriesDidNotLoad({ tab })} error={error} onRetry={onRetry} />
    </div>
  )
}

function ListSkeleton({ tab }: { tab: HubTab }) {
  return (
    <PageLoading label={m.loadingEntries({ tab })}>
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
