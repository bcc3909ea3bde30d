import * as m from '#messages/practice/quizzes.ts'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'

export function QuizSkeleton() {
  return (
    <PageLoading label={m.loading}>
      <div className="space-y-6">
        <div className="space-y-2">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <Skeleton className="h-2 w-full" />
        <Skeleton className="h-20 w-full" />
        <div className="space-y-3">
          {['A', 'B', 'C', 'D'].map((letter) => (
            <Skeleton key={letter} className="h-14 w-full" />
          ))}
        </div>
      </div>
    </PageLoading>
  )
}
