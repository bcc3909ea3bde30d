import { can } from '#contract/roles.ts'
import * as m from '#messages/screens/syllabus/pages.ts'
import { syllabus } from '#messages/screens/syllabus.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { savedLanguage, useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { syllabusFigures, syllabusTree } from '#web/syllabus/ledger/api.ts'
import { HeatMap } from '#web/syllabus/ledger/heat-map.tsx'
import { LoadedSyllabus } from '#web/syllabus/ledger/loaded-syllabus.tsx'
import { PaperSection } from '#web/syllabus/ledger/paper-section.tsx'
import { SyllabusSkeleton } from '#web/syllabus/ledger/syllabus-skeleton.tsx'
import { WordingNote } from '#web/syllabus/ledger/wording-note.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function prefetchData() {
  prefetch(syllabusTree(savedLanguage()))
  prefetch(syllabusFigures())
}

export function Component() {
  const [language] = useChosenLanguage()
  const mayPractise = can(useSession().user?.role, 'proStudy')
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.library}>{m.library}</BackLink>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {syllabus}
      </h1>
      <LoadedSyllabus language={language} skeleton={<SyllabusSkeleton language={language} />}>
        {(tree, figures) => (
          <div className="space-y-3">
            {tree.papers.map((paper) => (
              <PaperSection key={paper.paper_id} paper={paper} lang={tree.language} figures={figures} />
            ))}
            <HeatMap syllabus={tree} figures={figures} mayPractise={mayPractise} />
            <WordingNote syllabus={tree} />
          </div>
        )}
      </LoadedSyllabus>
    </div>
  )
}
