import * as m from '#messages/screens/reading/threads.ts'
import * as titles from '#messages/screens/reading.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import { paths } from '#web/platform/paths.ts'
import { savedLanguage, useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { threadList } from '#web/reading/threads/api.ts'
import { ThreadList } from '#web/reading/threads/thread-list.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export const prefetchData = () => prefetch(threadList(savedLanguage()))

export function Component() {
  const [language] = useChosenLanguage()
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.library}>{titles.library}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-2 text-2xl font-semibold sm:text-3xl">
        {titles.threads}
      </h1>
      <p className="mb-4 text-quiet">{m.intro}</p>
      <ThreadList language={language} />
    </div>
  )
}
