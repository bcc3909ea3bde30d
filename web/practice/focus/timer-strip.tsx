import { RotateCcw, Timer as TimerIcon } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { RunButton } from './run-button.tsx'
import { stateName, TimeLeft } from './time-left.tsx'
import { dispatch } from './timer-store.ts'
import { useStudyTimer } from './use-study-timer.ts'

/** A row under the header of pages other than an article. */
export function TimerStrip() {
  const { timer } = useStudyTimer()
  return (
    <section aria-label="Study timer" className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-2 px-4 py-1">
        <TimerIcon aria-hidden="true" className="size-4 text-quiet" />
        <span className="text-sm text-quiet">{stateName(timer)}</span>
        <span className="mr-auto">
          <TimeLeft />
        </span>
        <RunButton isQuiet />
        <Button variant="ghost" size="icon" aria-label="Reset the timer" onClick={resetAndMoveFocus}>
          <RotateCcw aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </section>
  )
}

/** The strip disappears with the timer, so focus moves to the page. */
function resetAndMoveFocus() {
  dispatch('reset')
  document.getElementById('main')?.focus({ preventScroll: true })
}
