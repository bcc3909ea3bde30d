import * as m from '#messages/messaging/notifications.ts'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'

export function PanelSkeleton() {
  return (
    <div className="min-h-40 px-4 py-3">
      <Loading label={m.loading}>
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className="flex gap-3 py-3">
            <Skeleton className="size-5 shrink-0" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-3 w-1/4" />
            </div>
          </div>
        ))}
      </Loading>
    </div>
  )
}
