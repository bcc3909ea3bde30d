import { useQuery } from '@tanstack/react-query'
import * as m from '#messages/screens/practice/pages.ts'
import * as titles from '#messages/screens/practice.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import { paths } from '#web/platform/paths.ts'
import { catchUpList } from '#web/practice/catch-up/api.ts'
import { CatchUp } from '#web/practice/catch-up/catch-up.tsx'
import { NamesOfDays } from '#web/reading/in-news/names-of-days.tsx'
import { savedLanguage, useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { BackLink } from '#web/ui/back-link.tsx'

export const prefetchData = () => prefetch(catchUpList(savedLanguage()))

export function Component() {
  const [language] = useChosenLanguage()
  const items = useQuery(catchUpList(language)).data?.items ?? []
  const dates = items.flatMap(({ articles }) => articles.map(({ publication_date }) => publication_date))
  const days = [...new Set(dates)].toSorted().reverse()
  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to={paths.dashboard}>{m.today}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {titles.catchUp}
      </h1>
      <CatchUp language={language} />
      {days.length > 0 && <NamesOfDays days={days} lang={language} />}
    </div>
  )
}
