import * as m from '#messages/site/feedback.ts'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'

export function TrackSkeleton() {
  return (
    <PageLoading label={m.loading}>
      <Skeleton className="mt-2 h-9 w-3/4" />
      <Skeleton className="mt-3 h-6 w-1/2" />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_18rem]">
        <div className="space-y-6">
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
        <Skeleton className="h-44 w-full" />
      </div>
    </PageLoading>
  )
}
