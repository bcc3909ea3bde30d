import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import { failureText } from '#web/platform/http/call.ts'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { syllabusFigures, syllabusTree } from './api.ts'
import { byId, type FiguresById } from './tree.ts'

interface LoadedSyllabusProps {
  language: Language
  children: (syllabus: Syllabus, figures: FiguresById) => ReactNode
}

/** Together, so that nothing moves. */
export function LoadedSyllabus({ language, children }: LoadedSyllabusProps) {
  const tree = useQuery(syllabusTree(language))
  const figures = useQuery(syllabusFigures())
  if (tree.data && figures.data) return children(tree.data, byId(figures.data))
  const failed = tree.isError ? tree : figures.isError ? figures : undefined
  if (failed)
    return (
      <ErrorState
        title="The syllabus could not be loaded"
        text={failureText(failed.error, 'Please try again in a moment.')}
        onRetry={() => Promise.all([tree.refetch(), figures.refetch()])}
      />
    )
  return (
    <PageLoading label="Loading the syllabus">
      <div className="space-y-3">
        <Skeleton className="h-168 w-full rounded-card sm:h-95" />
        {[1, 2, 3, 4, 5, 6].map((paper) => (
          <Skeleton key={paper} className="h-16 w-full rounded-card" />
        ))}
      </div>
    </PageLoading>
  )
}
