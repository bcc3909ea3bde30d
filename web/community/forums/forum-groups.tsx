import { memo, useId } from 'react'
import type { Category, Forum } from '#contract/community/forums.ts'
import { counted } from '#web/platform/text/amounts.ts'
import { categoryIcon } from './category-icon.ts'
import { formatAge } from './format-age.ts'
import { type ForumGroup, type ForumOrder, groupByCategory, sortForums } from './forum-order.ts'
import { ForumRow } from './forum-row.tsx'

interface ForumGroupsProps {
  categories: readonly Category[]
  forums: readonly Forum[]
  order: ForumOrder
  now: Date
}

/** Forums by category. Empty categories are shown too, unless the list is a search result. */
export const ForumGroups = memo(function ForumGroups({ categories, forums, order, now }: ForumGroupsProps) {
  return (
    <div className="space-y-8">
      {groupByCategory(categories, sortForums(forums, order)).map((group) => (
        <CategorySection key={group.category.category_id} group={group} order={order} now={now} />
      ))}
    </div>
  )
})

function CategorySection({ group: { category, forums }, order, now }: { group: ForumGroup; order: ForumOrder; now: Date }) {
  const titleId = useId()
  const Icon = categoryIcon(category.icon)
  return (
    <section aria-labelledby={titleId} className="@container">
      <div className="mb-2 flex gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id={titleId} className="text-lg font-semibold">
              {category.name}
            </h2>
            <span className="text-sm text-quiet">{counted(forums.length, 'forum')}</span>
          </div>
          {category.description && <p className="text-sm text-quiet wrap-anywhere">{category.description}</p>}
        </div>
      </div>
      {forums.length > 0 && (
        <ul className="overflow-hidden rounded-card border border-line bg-surface [&>li:first-child]:border-t-0">
          {forums.map((forum) => (
            <ForumRow
              key={forum.forum_id}
              forum={forum}
              age={formatAge(forum.last_post_at, now)}
              showsStarted={order === 'created'}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
