import { useState } from 'react'
import * as m from '#messages/reading/today.ts'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { lastShape } from './today-shape.ts'

/** In Today's last shape. */
export function TodaySkeleton() {
  const [{ hasGoal, asksPlan }] = useState(lastShape)
  return (
    <PageLoading label={m.loading}>
      <div className="flex items-center justify-between">
        <div className="space-y-2">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-5 w-16" />
        </div>
        {hasGoal && <Skeleton className="size-20 rounded-full" />}
      </div>
      <SkeletonCard lines={5} className="mt-3 h-56" />
      <div className="space-y-2 pt-4">
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-1 w-full" />
      </div>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <div key={place} className="space-y-2 py-4">
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-28" />
        </div>
      ))}
      {asksPlan && <Skeleton className="mt-5 h-46 w-full rounded-card sm:h-40" />}
    </PageLoading>
  )
}
