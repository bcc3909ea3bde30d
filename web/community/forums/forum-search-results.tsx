import { SearchX } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { Category, Forum } from '#contract/community/forums.ts'
import { counted } from '#web/platform/text/amounts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ForumGroups } from './forum-groups.tsx'
import { indexForums, searchForums } from './forum-search.ts'
import type { ListView } from './use-list-view.ts'

interface ForumSearchResultsProps {
  categories: readonly Category[]
  forums: readonly Forum[]
  view: ListView
  now: Date
}

/** All forums, or the search results. Filtering is deferred, so that typing stays responsive. */
export function ForumSearchResults({ categories, forums, view: { text, setText, order }, now }: ForumSearchResultsProps) {
  const query = useDeferredValue(text.trim())
  const index = useMemo(() => indexForums(forums), [forums])
  const found = useMemo(() => (query ? searchForums(index, query) : forums), [index, query, forums])
  const shownCategories = useMemo(() => (query ? categoriesOf(found, categories) : categories), [query, found, categories])

  return (
    <>
      <p role="status" className={query ? 'mb-4 text-sm text-quiet' : 'sr-only'}>
        {query && (found.length > 0 ? `${found.length} of ${counted(forums.length, 'forum')}` : 'No forums found')}
      </p>
      {found.length > 0 ? (
        <ForumGroups categories={shownCategories} forums={found} order={order} now={now} />
      ) : (
        <EmptyState
          icon={SearchX}
          title="No forums found"
          action={
            <Button variant="outline" onClick={() => setText('')}>
              Show all forums
            </Button>
          }
        >
          <p className="wrap-anywhere">No title or description contains all the words of “{query}”.</p>
        </EmptyState>
      )}
    </>
  )
}

/** Search results show no empty categories. */
function categoriesOf(forums: readonly Forum[], categories: readonly Category[]): Category[] {
  const ids = new Set(forums.map(({ category_id }) => category_id))
  return categories.filter(({ category_id }) => ids.has(category_id))
}
