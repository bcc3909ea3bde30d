import * as m from '#messages/reading/articles.ts'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'

export function ArticleSkeleton() {
  return (
    <PageLoading label={m.loading}>
      <div className="reading mx-auto max-w-(--reading-measure) space-y-3 lg:max-w-[calc(11.5rem+var(--reading-measure))] lg:ps-[11.5rem]">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-5 w-56" />
        <div className="space-y-3 py-6">
          <Skeleton className="h-24 w-full" />
        </div>
        {['w-full', 'w-11/12', 'w-10/12', 'w-9/12', 'w-1/2'].map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    </PageLoading>
  )
}
