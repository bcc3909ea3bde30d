import { type ReactNode, useRef } from 'react'
import { formatTime } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { useRoomBeneath } from '#web/ui/use-room-beneath.ts'

interface SaveBarProps {
  isBusy: boolean
  isChanged: boolean
  /** On this page. */
  savedAt: Date | undefined
  error: string | undefined
  children: ReactNode
}

/** On a low screen at the end of the form. */
export function SaveBar({ isBusy, isChanged, savedAt, error, children }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useRoomBeneath(bar, '--save')
  return (
    <div ref={bar} className={STYLE}>
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:[&>button]:px-3 max-sm:[&>button]:text-sm sm:gap-x-4">
        {/* Disabling it would lose keyboard focus. */}
        <Button type="submit" aria-disabled={isBusy || !isChanged} aria-busy={isBusy || undefined}>
          {isBusy && <Spinner />}
          Save translation
        </Button>
        {children}
        <p role="status" className={`text-sm ${isChanged ? 'font-medium text-signal' : 'text-quiet'}`}>
          {isChanged ? 'Unsaved changes' : savedAt && `Saved ${formatTime(savedAt.toISOString())}`}
        </p>
      </div>
    </div>
  )
}

const STYLE =
  '-mx-4 space-y-3 border-t border-line bg-page px-4 py-3 sm:mx-0 sm:px-0 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-(--below) [@media(min-height:40rem)]:z-10'
