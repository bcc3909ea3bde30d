import * as m from '#messages/practice/quizzes.ts'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'

export function QuizSkeleton() {
  return (
    <PageLoading label={m.loading}>
      <div className="space-y-6">
        <div className="space-y-2">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <Skeleton className="h-2 w-full" />
        <QuestionSkeleton />
      </div>
    </PageLoading>
  )
}

/** The question and its four options. */
export const QuestionSkeleton = () => (
  <>
    <SkeletonLines />
    <div className="space-y-3">
      {['A', 'B', 'C', 'D'].map((letter) => (
        <div key={letter} className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4">
          <Skeleton className="size-6" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      ))}
    </div>
  </>
)
