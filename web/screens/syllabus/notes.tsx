import * as m from '#messages/screens/syllabus/pages.ts'
import { notes } from '#messages/screens/syllabus.ts'
import { paths } from '#web/platform/paths.ts'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { HighlightFilterBar } from '#web/syllabus/notes/highlight-filter.tsx'
import { HighlightList } from '#web/syllabus/notes/highlight-list.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function Component() {
  const [language] = useChosenLanguage()
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.library}>{m.library}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {notes}
      </h1>
      <HighlightList filterBar={<HighlightFilterBar language={language} />} />
    </div>
  )
}
