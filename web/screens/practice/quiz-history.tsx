import * as m from '#messages/screens/practice/pages.ts'
import * as titles from '#messages/screens/practice.ts'
import { paths } from '#web/platform/paths.ts'
import { AttemptList } from '#web/practice/quiz-history/attempt-list.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { FilterBar } from '#web/syllabus/filter/filter-bar.tsx'
import { useArticleFilter } from '#web/syllabus/filter/use-article-filter.ts'
import { BackLink } from '#web/ui/back-link.tsx'

const DAYS = { from: m.takenFrom, to: m.takenUntil }

export function Component() {
  const [language] = useChosenLanguage()
  const { filter } = useArticleFilter()
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.practise}>{titles.practise}</BackLink>
      <h1 tabIndex={-1} className="mt-1 mb-4 text-2xl font-semibold sm:text-3xl">
        {titles.quizHistory}
      </h1>
      <AttemptList filter={filter} filterBar={<FilterBar language={language} days={DAYS} />} />
    </div>
  )
}
