import { memo, useId } from 'react'
import type { Category, Forum } from '#contract/community/forums.ts'
import { categoryIcon } from './category-icon.ts'
import { counted } from './counted.ts'
import { type ForumGroup, type ForumOrder, groupsOf, inOrder } from './forum-order.ts'
import { ForumRow } from './forum-row.tsx'
import { listAge } from './list-age.ts'

interface ForumGroupsProps {
  categories: readonly Category[]
  forums: readonly Forum[]
  order: ForumOrder
  now: Date
}

/** Forums under their categories. Categories without any stand there too, unless the forums are the finds of a search. */
export const ForumGroups = memo(function ForumGroups({ categories, forums, order, now }: ForumGroupsProps) {
  return (
    <div className="space-y-8">
      {groupsOf(categories, inOrder(forums, order)).map((group) => (
        <Group key={group.category.category_id} group={group} order={order} now={now} />
      ))}
    </div>
  )
})

function Group({ group: { category, forums }, order, now }: { group: ForumGroup; order: ForumOrder; now: Date }) {
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
              age={listAge(forum.last_post_at, now)}
              showsStart={order === 'created'}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
