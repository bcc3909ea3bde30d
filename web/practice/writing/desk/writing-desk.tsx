import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/practice/writing/desk.ts'
import { useRootAttribute } from '#web/platform/hooks/use-root-attribute.ts'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { type QuestionId, writingQuestion } from '../api.ts'
import { Desk } from './desk.tsx'

export function WritingDesk({ language, ...id }: QuestionId & { language: Language }) {
  useRootAttribute('data-focus-view')
  useRootAttribute('data-desk')
  const opened = useQuery(writingQuestion(id))
  if (opened.data) return <Desk {...opened.data} language={language} />
  if (opened.isError) return <LoadFailure title={m.questionDidNotLoad} error={opened.error} onRetry={() => opened.refetch()} />
  return (
    <PageLoading label={m.loadingQuestion}>
      <div className="space-y-6">
        <SkeletonCard lines={2} className="h-32" />
        <div>
          <p className="mb-3 font-medium">{m.yourAnswer}</p>
          <div className="h-84 rounded-control border border-strong bg-surface" />
        </div>
      </div>
    </PageLoading>
  )
}
