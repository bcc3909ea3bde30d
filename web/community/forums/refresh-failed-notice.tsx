import type { ReactNode } from 'react'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Notice } from '#web/ui/status/notice.tsx'

interface FailedRefreshProps {
  title: string
  /** When the list below was loaded, in milliseconds since 1970. */
  loadedAt?: number
  action: ReactNode
}

/** Shown above a stale list. */
export function RefreshFailedNotice({ title, loadedAt, action }: FailedRefreshProps) {
  return (
    <Notice tone="warning" className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p className="font-semibold">{title}</p>
          {loadedAt && <p className="text-sm">Last updated {formatInstant(new Date(loadedAt).toISOString())}.</p>}
        </div>
        {action}
      </div>
    </Notice>
  )
}
