import { useInfiniteQuery } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/reading/in-news/list.ts'
import { listedItems } from './api.ts'
import { ItemList } from './item-list.tsx'

/** A part of a longer page: nothing is shown without items. */
export function ItemsOfPeriod({ from, to, lang }: { from: string; to: string; lang: Language }) {
  const filter = { from, to }
  const first = useInfiniteQuery(listedItems(filter)).data?.pages[0]
  if (!first || first.data.length === 0) return null
  return (
    <section aria-labelledby="items-of-period" className="mt-8">
      <h2 id="items-of-period" className="text-xl font-semibold">
        {m.inTheNews}
      </h2>
      <ItemList filter={filter} lang={lang} action={null} />
    </section>
  )
}
