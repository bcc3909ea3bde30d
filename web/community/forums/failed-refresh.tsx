import type { ReactNode } from 'react'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Notice } from '#web/ui/status/notice.tsx'

interface FailedRefreshProps {
  title: string
  /** When what still stands below was loaded. */
  shownSince?: number
  action: ReactNode
}

/** Above a list that is still there, but not as fresh as it should be. */
export function FailedRefresh({ title, shownSince, action }: FailedRefreshProps) {
  return (
    <Notice tone="warning" className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p className="font-semibold">{title}</p>
          {shownSince && <p className="text-sm">This is the list of {formatInstant(new Date(shownSince).toISOString())}.</p>}
        </div>
        {action}
      </div>
    </Notice>
  )
}
