import * as titles from '#messages/screens/practice.ts'
import { paths } from '#web/platform/paths.ts'
import { CardList } from '#web/practice/recall/card-list.tsx'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { BackLink } from '#web/ui/back-link.tsx'

export function Component() {
  const [language] = useChosenLanguage()
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.practise}>{titles.practise}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {titles.myCards}
      </h1>
      <CardList language={language} />
    </div>
  )
}
