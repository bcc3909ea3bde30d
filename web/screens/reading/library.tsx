import { Bookmark, CalendarDays } from 'lucide-react'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { LinkList, type ListedLink } from '#web/ui/link-list.tsx'

const LINKS: ListedLink[] = [
  { to: paths.bookmarks, icon: Bookmark, label: 'My Bookmarks', hint: 'Articles you saved' },
  { to: paths.dashboard, icon: CalendarDays, label: 'All days', hint: 'Every day with its articles, newest first' },
]

/** Everything that can be read, and what the reader saved. */
export function LibraryScreen() {
  useTitle('Library')
  return (
    <div className="mx-auto max-w-3xl">
      <h1 tabIndex={-1} className="mb-4 text-2xl font-semibold sm:text-3xl">
        Library
      </h1>
      <LinkList links={LINKS} />
    </div>
  )
}
