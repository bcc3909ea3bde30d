import { useInfiniteQuery } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import * as m from '#messages/reading/in-news/list.ts'
import { formatDay, formatMonth } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'
import { type InNewsItem, type ItemFilter, listedItems, useKeepItems } from './api.ts'
import { ItemRow, type ItemRowProps } from './item-row.tsx'

interface ItemListProps extends Pick<ItemRowProps, 'lang'> {
  filter: ItemFilter
  /** With a count, and a heading for each month. */
  isByMonth?: boolean
  /** When nothing is found. */
  action: ReactNode
}

export function ItemList({ filter, lang, isByMonth = false, action }: ItemListProps) {
  const list = useInfiniteQuery(listedItems(filter))
  const keep = useKeepItems()
  const items = list.data?.pages.flatMap((page) => page.data) ?? []
  if (list.isPending) return <ListSkeleton isByMonth={isByMonth} />
  if (!list.data) return <LoadFailure title={m.itemsDidNotLoad} error={list.error} onRetry={() => list.refetch()} />
  if (items.length === 0)
    return (
      <EmptyState icon={FileSearch} title={m.noneFound} action={action}>
        {action ? m.searchWider : m.whatAppears}
      </EmptyState>
    )
  return (
    <>
      {isByMonth && <p className="text-quiet">{m.count({ count: totalOf(list.data.pages[0], filter.kind) })}</p>}
      {(isByMonth ? byMonth(items) : [{ month: '', items }]).map(({ month, items }) => (
        <Fragment key={month}>
          {month && <h2 className="mt-6 text-xl font-semibold">{formatMonth(month)}</h2>}
          <ul>
            {items.map((item) => (
              <ItemRow
                key={item.item_id}
                item={item}
                lang={lang}
                isKept={item.is_kept}
                isBusy={keep.isPending && keep.variables[0] === item.item_id}
                onKeep={() => keep.mutate([item.item_id])}
                more={<time dateTime={item.publication_date}>{formatDay(item.publication_date, 'short')}</time>}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {list.isFetchNextPageError && (
        <LoadFailure title={m.olderItemsDidNotLoad} error={list.error} onRetry={() => list.fetchNextPage()} />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <div className="mt-6 text-center print:hidden">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {m.showOlder}
          </Button>
        </div>
      )}
    </>
  )
}

interface Counted {
  counts: { kind: InNewsItem['kind']; items: number }[] | null
}

/** The counts are of every kind. */
function totalOf(first: Counted | undefined, kind: ItemFilter['kind']): number {
  const counts = (first?.counts ?? []).filter((one) => !kind || one.kind === kind)
  return counts.reduce((total, { items }) => total + items, 0)
}

/** Items come with the newest first. */
function byMonth<T extends { publication_date: string }>(items: readonly T[]): { month: string; items: T[] }[] {
  const groups: { month: string; items: T[] }[] = []
  for (const item of items) {
    const month = item.publication_date.slice(0, 7)
    const last = groups.at(-1)
    if (last?.month === month) last.items.push(item)
    else groups.push({ month, items: [item] })
  }
  return groups
}

/** Lines where the count, the month and the items will be. */
function ListSkeleton({ isByMonth }: { isByMonth: boolean }) {
  return (
    <PageLoading label={m.loading}>
      {isByMonth && (
        <>
          <Skeleton className="my-1 h-4 w-44" />
          <Skeleton className="mt-7 mb-2 h-5 w-28" />
        </>
      )}
      {['w-2/5', 'w-3/5', 'w-1/3', 'w-1/2'].map((width) => (
        <div key={width} className="border-b border-line pt-4 pb-5">
          <Skeleton className={`mb-3 h-4 ${width}`} />
          <SkeletonLines />
          <Skeleton className="mt-4 h-3 w-1/3" />
        </div>
      ))}
    </PageLoading>
  )
}
