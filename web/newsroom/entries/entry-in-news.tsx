import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { EntryDetail } from '#contract/newsroom/entries.ts'
import { IN_NEWS_KINDS, type InNewsKind } from '#contract/reading/provenance-rules.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'

interface EntryInNewsProps {
  entry: EntryDetail
  /** Below the items. */
  children?: ReactNode
}

export function EntryInNews({ entry: { entry_id, item_ids, payload }, children }: EntryInNewsProps) {
  const items = payload.in_news ?? []
  return (
    <section aria-labelledby="in-news-title" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="in-news-title" className="text-xl font-semibold">
          In the news
        </h3>
        <Link to={paths.adminInNews(entry_id)} className={buttonStyle({ variant: 'outline', size: 'sm' })}>
          <Pencil aria-hidden="true" className="size-4" />
          {items.length > 0 ? 'Edit items' : 'Add items'}
        </Link>
      </div>
      {items.length === 0 ? (
        <p className="text-quiet">This day has no items in the news.</p>
      ) : (
        <ol className="divide-y divide-line rounded-card border border-line bg-surface">
          {items.map((item, index) => (
            <li key={item_ids[index]} className="flex flex-wrap items-baseline gap-x-3 px-5 py-3">
              <span className="min-w-0 wrap-anywhere">{String(item.name)}</span>
              <span className="text-sm text-quiet">{IN_NEWS_KINDS[item.kind as InNewsKind]}</span>
            </li>
          ))}
        </ol>
      )}
      {items.length > 0 && children}
    </section>
  )
}
