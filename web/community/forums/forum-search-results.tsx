import {
  BookOpen,
  CircleCheck,
  CircleQuestionMark,
  type LucideIcon,
  MessageCircle,
  Mic,
  Newspaper,
  SearchX,
  SquarePen,
  Users,
} from 'lucide-react'
import { memo, useDeferredValue, useId, useMemo } from 'react'
import type { Category, Forum } from '#contract/community/forums.ts'
import * as m from '#messages/community/forums.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { formatAge } from './format-age.ts'
import { type ForumGroup, type ForumOrder, groupByCategory, sortForums } from './forum-order.ts'
import { ForumRow } from './forum-row.tsx'
import { indexForums, searchForums } from './forum-search.ts'
import type { ListView } from './use-list-view.ts'

interface ForumSearchResultsProps {
  categories: readonly Category[]
  forums: readonly Forum[]
  view: ListView
  now: Date
}

/** Filtering is deferred, so that typing stays responsive. */
export function ForumSearchResults({ categories, forums, view: { text, setText, order }, now }: ForumSearchResultsProps) {
  const query = useDeferredValue(text.trim())
  const index = useMemo(() => indexForums(forums), [forums])
  const found = useMemo(() => (query ? searchForums(index, query) : forums), [index, query, forums])
  const shownCategories = useMemo(() => (query ? categoriesOf(found, categories) : categories), [query, found, categories])

  return (
    <>
      <p role="status" className={query ? 'mb-4 text-sm text-quiet' : 'sr-only'}>
        {query && (found.length > 0 ? m.found({ found: found.length, total: forums.length }) : m.noneFound)}
      </p>
      {found.length > 0 ? (
        <ForumGroups categories={shownCategories} forums={found} order={order} now={now} />
      ) : (
        <EmptyState
          icon={SearchX}
          title={m.noneFound}
          action={
            <Button variant="outline" onClick={() => setText('')}>
              {m.showAll}
            </Button>
          }
        >
          <p className="wrap-anywhere">{m.noMatch({ query })}</p>
        </EmptyState>
      )}
    </>
  )
}

function categoriesOf(forums: readonly Forum[], categories: readonly Category[]): Category[] {
  const ids = new Set(forums.map(({ category_id }) => category_id))
  return categories.filter(({ category_id }) => ids.has(category_id))
}

interface ForumGroupsProps {
  categories: readonly Category[]
  forums: readonly Forum[]
  order: ForumOrder
  now: Date
}

/** Empty categories are shown, except in search results. */
const ForumGroups = memo(function ForumGroups({ categories, forums, order, now }: ForumGroupsProps) {
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
            <span className="text-sm text-quiet">{m.forumCount({ count: forums.length })}</span>
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

const ICONS = {
  chat: MessageCircle,
  users: Users,
  newspaper: Newspaper,
  'help-circle': CircleQuestionMark,
  edit: SquarePen,
  'check-circle': CircleCheck,
  mic: Mic,
  'book-open': BookOpen,
} satisfies Record<Category['icon'], LucideIcon>

/** A newer server may send unknown icons. */
const categoryIcon = (icon: Category['icon'] | undefined): LucideIcon => (icon && ICONS[icon]) ?? MessageCircle
