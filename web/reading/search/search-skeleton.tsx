import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'

export function SearchSkeleton() {
  return (
    <Loading label="Searching">
      <Skeleton className="h-4 w-40" />
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="space-y-2 border-b border-line py-4">
          <Skeleton className="h-5 w-10/12" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-48" />
        </div>
      ))}
    </Loading>
  )
}
