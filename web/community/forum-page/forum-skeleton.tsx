import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'

export function ForumSkeleton() {
  return (
    <PageLoading label="Loading the forum">
      <div className="mt-2 mb-4 space-y-3">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-4 w-1/2" />
      </div>
      <Skeleton className="h-11 w-full sm:w-80" />
      <div className="mt-10">
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className="space-y-3 border-b border-line py-5">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-9 w-48" />
          </div>
        ))}
      </div>
    </PageLoading>
  )
}
