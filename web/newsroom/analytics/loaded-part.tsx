import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

/** Shows an error in place of one part; the rest of the page stays. */
export function LoadedPart({ from, what, children }: { from: UseQueryResult; what: string; children: ReactNode }) {
  if (!from.isError || from.data !== undefined) return children
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-quiet">
      {what} could not be loaded.
      <Button variant="outline" size="sm" onClick={() => from.refetch()}>
        Try again
      </Button>
    </p>
  )
}
