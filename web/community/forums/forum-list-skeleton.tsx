import * as m from '#messages/community/forums.ts'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'

export function ForumListSkeleton() {
  return (
    <PageLoading label={m.loadingForums}>
      <div className="space-y-8">
        {['first', 'second'].map((category) => (
          <div key={category}>
            <Skeleton className="mb-2 h-6 w-48" />
            <Skeleton className="mb-3 h-4 w-72 max-w-full" />
            <div className="rounded-card border border-line bg-surface">
              {['one', 'two', 'three'].map((forum) => (
                <div key={forum} className="space-y-2 border-t border-line px-4 py-3 first:border-t-0">
                  <Skeleton className="h-5 w-3/5" />
                  <Skeleton className="h-4 w-11/12" />
                  <Skeleton className="h-4 w-2/5" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </PageLoading>
  )
}
