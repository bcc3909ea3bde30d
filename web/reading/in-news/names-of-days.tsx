import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { IN_NEWS_KINDS } from '#contract/reading/provenance-rules.ts'
import * as m from '#messages/reading/in-news/names.ts'
import { paths } from '#web/platform/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { listedItems, useKeepItems } from './api.ts'
import { textsIn } from './item-texts.ts'

interface NamesOfDaysProps {
  /** Latest first. At least one. */
  days: readonly string[]
  lang: Language
}

/** Of the newest items of these days only the names; nothing is shown without items. */
export function NamesOfDays({ days, lang }: NamesOfDaysProps) {
  const headingId = useId()
  const keep = useKeepItems()
  const listed = useInfiniteQuery(listedItems({ from: days.at(-1), to: days[0] })).data?.pages[0]?.data ?? []
  const items = listed.filter(({ publication_date }) => days.includes(publication_date))
  const fresh = items.filter(({ is_kept }) => !is_kept).map(({ item_id }) => item_id)
  if (items.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <h2 id={headingId} className="text-xl font-semibold">
          <Link to={paths.inTheNews} className="underline-offset-4 hover:underline">
            {m.inTheNews}
          </Link>
        </h2>
        {fresh.length > 0 ? (
          <Button variant="outline" busy={keep.isPending} onClick={() => keep.mutate(fresh)}>
            {m.addAll}
          </Button>
        ) : (
          <p className="text-sm text-quiet">{m.allAdded}</p>
        )}
      </div>
      <ul className="divide-y divide-line">
        {items.map((item) => {
          const texts = textsIn(item, lang)
          return (
            <li key={item.item_id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
              <span lang={texts.lang} className="min-w-0 wrap-anywhere">
                {texts.name}
              </span>
              <Badge tone="neutral">{IN_NEWS_KINDS[item.kind]}</Badge>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
