import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import type { DailyEntry } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/in-news/day.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { paths } from '#web/platform/paths.ts'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { Button } from '#web/ui/button.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'
import { dayItems, keptItems, useKeepItems } from './api.ts'
import { FoldedItem } from './item-row.tsx'

/** Below the articles of an open day, so folded to names. */
export function DayInNews({ entry: { entry_id: entryId } }: { entry: DailyEntry }) {
  const headingId = useId()
  const [lang] = useChosenLanguage()
  const items = useQuery(dayItems(entryId))
  const kept = useQuery(keptItems(entryId)).data
  const keep = useKeepItems()
  const isOffline = useOffline()
  const fresh = items.data?.filter(({ item_id }) => kept && !kept.includes(item_id)).map(({ item_id }) => item_id) ?? []
  // The page says that there is no network, and what of the day is on the device.
  if (isOffline && !items.data) return null
  return (
    <section aria-labelledby={headingId} className="mt-2 mb-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <h3 id={headingId} className="font-semibold">
          <Link to={paths.inTheNews} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
            {m.inTheNews}
          </Link>
        </h3>
        {fresh.length > 1 && (
          <Button
            variant="outline"
            size="sm"
            className="min-h-11 print:hidden"
            busy={keep.isPending && keep.variables.length > 1}
            onClick={() => keep.mutate(fresh)}
          >
            {m.addAll}
          </Button>
        )}
      </div>
      {items.isPending && (
        <Loading label={m.loading}>
          <SkeletonLines />
        </Loading>
      )}
      {items.isError && !items.data && (
        <QuietFailure text={m.didNotLoad} busy={items.isFetching} onRetry={() => items.refetch()} />
      )}
      <ul>
        {items.data?.map((item) => (
          <FoldedItem
            key={item.item_id}
            item={item}
            lang={lang}
            isKept={kept?.includes(item.item_id)}
            isBusy={keep.isPending && keep.variables.length === 1 && keep.variables[0] === item.item_id}
            onKeep={() => keep.mutate([item.item_id])}
          />
        ))}
      </ul>
    </section>
  )
}
