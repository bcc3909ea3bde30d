import { Skeleton } from '#web/ui/status/skeleton.tsx'
import { HeatMapCard, Legends } from './heat-map.tsx'

/** Lines of each paper, roughly. */
const PAPERS = [7, 1, 12, 20, 20, 8]

export function SyllabusSkeleton() {
  return (
    <div className="space-y-3">
      <HeatMapCard>
        <div className="space-y-3 sm:space-y-2">
          {PAPERS.map((lines, paper) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the papers keep their places
            <div key={paper} className="gap-3 sm:flex">
              <Skeleton className="h-5 w-28 max-sm:mb-1 sm:w-36 sm:shrink-0" />
              <div className="flex flex-wrap gap-1">
                {Array.from({ length: lines }, (_, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: likewise
                  <Skeleton key={line} className="h-5 w-6 rounded-xs" />
                ))}
              </div>
            </div>
          ))}
        </div>
        <div aria-hidden="true">
          <Legends />
        </div>
        <div className="h-11" />
      </HeatMapCard>
      {PAPERS.map((_, paper) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: likewise
        <div key={paper} className="min-h-16 space-y-2 rounded-card border border-line bg-surface px-4 py-3">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-4 w-48" />
        </div>
      ))}
    </div>
  )
}

export function NodeSkeleton() {
  return (
    <div className="mt-2 space-y-6">
      <div className="space-y-2">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-7 w-full" />
        <Skeleton className="h-7 w-2/3" />
      </div>
      <div className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-3">
        {['Weight', 'Articles', 'Questions', 'Cards', 'Answers', 'Touched'].map((name) => (
          <Skeleton key={name} className="h-6 w-full sm:h-12" />
        ))}
      </div>
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-48 w-full rounded-card" />
    </div>
  )
}
