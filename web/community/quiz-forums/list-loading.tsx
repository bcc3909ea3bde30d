import { AfterDelay, Skeleton } from '#web/ui/status/skeleton.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'

/** Fills a screen, so that the footer does not jump up. */
export function ListLoading() {
  return (
    <div className="min-h-dvh">
      <AfterDelay>
        <p role="status" className="mb-2 flex min-h-13 items-center gap-2 text-sm text-quiet">
          <Spinner />
          Loading discussions
        </p>
        <div className="space-y-4">
          {[1, 2, 3].map((card) => (
            <div key={card} className="space-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
              <Skeleton className="h-5 w-1/3" />
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-16 w-full" />
              <Skeleton className="h-9 w-1/2" />
            </div>
          ))}
        </div>
      </AfterDelay>
    </div>
  )
}
