import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'

/** The rest of the page stays. */
export function LoadedPart({ from, what, children }: { from: UseQueryResult; what: string; children: ReactNode }) {
  if (!isMissing(from)) return children
  return <QuietFailure text={`${what} did not load.`} busy={from.isFetching} onRetry={() => from.refetch()} />
}

export const isMissing = ({ isError, data }: UseQueryResult): boolean => isError && data === undefined
