import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'

/** The newest day expanded, with more days below. */
export function DayListSkeleton() {
  return (
    <PageLoading label="Loading the days">
      <Row />
      <div className="space-y-6 py-6">
        <Article />
        <Article />
        <Article />
      </div>
      <Row />
      <Row />
    </PageLoading>
  )
}

function Row() {
  return (
    <div className="space-y-2 pt-4">
      <Skeleton className="h-6 w-56" />
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-1 w-full" />
    </div>
  )
}

function Article() {
  return (
    <div className="space-y-2">
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-28" />
    </div>
  )
}
