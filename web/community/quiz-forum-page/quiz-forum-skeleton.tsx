import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'

export function QuizForumSkeleton() {
  return (
    <PageLoading label="Loading the discussion forum">
      <div className="mt-1 space-y-6">
        <div className="space-y-2">
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
    </PageLoading>
  )
}
