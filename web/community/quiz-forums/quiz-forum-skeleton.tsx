import * as m from '#messages/community/quiz-forums.ts'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'

export function QuizForumSkeleton() {
  return (
    <PageLoading label={m.loadingForum}>
      <div className="mt-1 space-y-6">
        <div className="space-y-2">
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <div className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
          {['questions', 'score', 'attempts', 'difficulty'].map((fact) => (
            <div key={fact} className="space-y-2 bg-surface px-4 py-3">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-6 w-1/3" />
            </div>
          ))}
        </div>
        <Skeleton className="h-11 w-full rounded-control sm:hidden" />
        <div className="hidden space-y-4 rounded-card border border-line bg-surface p-6 sm:block">
          <Skeleton className="h-6 w-1/3" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
        <div className="flex gap-2">
          {['all', 'unresolved', 'mine'].map((filter) => (
            <Skeleton key={filter} className="h-11 w-28 rounded-full" />
          ))}
        </div>
        <div className="space-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-16 w-full" />
        </div>
      </div>
    </PageLoading>
  )
}
