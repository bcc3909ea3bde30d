import { useQuery } from '@tanstack/react-query'
import { useRootAttribute } from '#web/platform/hooks/use-root-attribute.ts'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { type QuestionId, writingQuestion } from '../api.ts'
import { Desk } from './desk.tsx'

export function WritingDesk(id: QuestionId) {
  useRootAttribute('data-focus-view')
  useRootAttribute('data-desk')
  const opened = useQuery(writingQuestion(id))
  if (opened.data) return <Desk {...opened.data} />
  if (opened.isError) return <LoadFailure what="The question" error={opened.error} onRetry={() => opened.refetch()} />
  return (
    <PageLoading label="Loading the question">
      <div className="space-y-6">
        <SkeletonCard lines={2} className="h-32" />
        <SkeletonCard lines={9} className="h-96" />
      </div>
    </PageLoading>
  )
}
