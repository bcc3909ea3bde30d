import * as titles from '#messages/screens/reading.ts'
import { paths } from '#web/platform/paths.ts'
import { BookmarkList } from '#web/reading/bookmarks/bookmark-list.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { FilterBar } from '#web/syllabus/filter/filter-bar.tsx'
import { useArticleFilter } from '#web/syllabus/filter/use-article-filter.ts'
import { BackLink } from '#web/ui/back-link.tsx'

export function Component() {
  const [language] = useChosenLanguage()
  const { filter } = useArticleFilter()
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.library}>{titles.library}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {titles.myBookmarks}
      </h1>
      <BookmarkList filter={filter} filterBar={<FilterBar language={language} />} />
    </div>
  )
}
