import { RotateCcw, Timer } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { RunButton } from './run-button.tsx'
import { TimeLeft } from './time-left.tsx'
import { act } from './timer-store.ts'

/** A line under the header of pages other than an article. */
export function TimerStrip() {
  return (
    <section aria-label="Study timer" className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 px-4">
        <Timer aria-hidden="true" className="size-4 text-quiet" />
        <span className="mr-auto">
          <TimeLeft />
        </span>
        <RunButton />
        <Button variant="ghost" size="icon" aria-label="Reset the timer" onClick={resetAndLeave}>
          <RotateCcw aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </section>
  )
}

/** The strip goes with the timer, and the keyboard focus would go with the strip. */
function resetAndLeave() {
  act('reset')
  document.getElementById('main')?.focus({ preventScroll: true })
}
