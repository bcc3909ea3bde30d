import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '#web/platform/http/call.ts'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'

interface LoadedPartProps<Data> {
  query: UseQueryResult<Data>
  loading: string
  failed: (words: { reason: string }) => string
  children: (data: Data) => ReactNode
}

export function LoadedPart<Data>({ query, loading, failed, children }: LoadedPartProps<Data>) {
  if (query.isPending)
    return (
      <Loading label={loading}>
        <SkeletonLines count={2} />
      </Loading>
    )
  if (query.data === undefined)
    return (
      <QuietFailure
        text={failed({ reason: failureText(query.error, '') })}
        onRetry={() => query.refetch()}
        busy={query.isFetching}
      />
    )
  return children(query.data)
}
