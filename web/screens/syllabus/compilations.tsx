import * as m from '#messages/screens/syllabus/pages.ts'
import { compilations } from '#messages/screens/syllabus.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import { paths } from '#web/platform/paths.ts'
import { compilationList } from '#web/syllabus/compilations/api.ts'
import { CompilationList } from '#web/syllabus/compilations/compilation-list.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export const prefetchData = () => prefetch(compilationList())

export function Component() {
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.library}>{m.library}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-2 text-2xl font-semibold sm:text-3xl">
        {compilations}
      </h1>
      <p className="mb-4 text-quiet">{m.aboutCompilations}</p>
      <CompilationList />
    </div>
  )
}
