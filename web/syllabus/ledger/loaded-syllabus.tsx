import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import * as m from '#messages/syllabus/ledger.ts'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { syllabusFigures, syllabusTree } from './api.ts'
import { byId, type FiguresById } from './tree.ts'

interface LoadedSyllabusProps {
  language: Language
  /** In the shape of the page. */
  skeleton: ReactNode
  children: (syllabus: Syllabus, figures: FiguresById) => ReactNode
}

/** Together, so that nothing moves. */
export function LoadedSyllabus({ language, skeleton, children }: LoadedSyllabusProps) {
  const tree = useQuery(syllabusTree(language))
  const figures = useQuery(syllabusFigures())
  if (tree.data && figures.data) return children(tree.data, byId(figures.data))
  const failed = tree.isError ? tree : figures.isError ? figures : undefined
  if (failed)
    return (
      <LoadFailure
        title={m.syllabusDidNotLoad}
        error={failed.error}
        onRetry={() => Promise.all([tree.refetch(), figures.refetch()])}
      />
    )
  return <PageLoading label={m.loadingSyllabus}>{skeleton}</PageLoading>
}
