import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'

export function ManageSkeleton() {
  return (
    <PageLoading label="Loading feedback">
      <div className="space-y-px">
        {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
          <div key={place} className="space-y-2 border-b border-line py-4">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </PageLoading>
  )
}
