import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as m from '#messages/screens/reading/archive.ts'
import * as titles from '#messages/screens/reading.ts'
import { paths } from '#web/platform/paths.ts'
import { archivedArticles } from '#web/reading/archive/api.ts'
import { ArchiveList } from '#web/reading/archive/archive-list.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { partsOf } from '#web/syllabus/filter/address.ts'
import { FilterBar } from '#web/syllabus/filter/filter-bar.tsx'
import { useArticleFilter } from '#web/syllabus/filter/use-article-filter.ts'
import { syllabusTree } from '#web/syllabus/ledger/api.ts'
import { placeOf } from '#web/syllabus/ledger/tree.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'

export function Component() {
  const [language] = useChosenLanguage()
  const { filter, clear } = useArticleFilter()
  const tree = useQuery({ ...syllabusTree(language), enabled: filter.node !== undefined })
  const place = filter.node && tree.data ? placeOf(tree.data, filter.node) : undefined
  const { data: found } = useInfiniteQuery({ ...archivedArticles(filter, language), enabled: false })
  const isNoneFound = found?.pages[0]?.data.length === 0
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.library}>{titles.library}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {titles.allArticles}
      </h1>
      <FilterBar language={language} hasClear={!isNoneFound} />
      <ArchiveList
        filter={filter}
        language={language}
        about={place?.paper.short}
        action={
          partsOf(filter) > 0 && (
            <Button variant="outline" onClick={clear}>
              {m.showAll}
            </Button>
          )
        }
      />
    </div>
  )
}
