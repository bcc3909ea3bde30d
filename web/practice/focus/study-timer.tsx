import { SlidersHorizontal, Timer as TimerIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as m from '#messages/practice/focus.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { RunButton } from './run-button.tsx'
import { stateName, TimeLeft } from './time-left.tsx'
import { useStudyTimer } from './use-study-timer.ts'

interface StudyTimerProps {
  /** How often it was asked for; if never, it shows only while in use. */
  asked: number
}

/** In the page flow, to never cover the text; its settings are in a dialog, so that they do not push the text away. */
export function StudyTimer({ asked }: StudyTimerProps) {
  const { timer } = useStudyTimer()
  const firstButton = useRef<HTMLButtonElement>(null)
  // The menu with the pressed item has closed.
  useEffect(() => {
    if (asked > 0) firstButton.current?.focus()
  }, [asked])
  const [isOpen, setOpen] = useState(false)
  const Panel = useLoaded(isOpen, async () => (await import('./timer-panel.tsx')).TimerPanel)
  return (
    <section aria-label={m.studyTimer} hidden={asked === 0 && timer.state === 'idle'} className="mt-2 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          ref={firstButton}
          variant="ghost"
          size="sm"
          className="-ms-3 min-h-11 high-contrast:ms-0"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <TimerIcon aria-hidden="true" className="size-4" />
          {timer.state !== 'idle' && <span className="sr-only">{m.studyTimerIs} </span>}
          {stateName(timer)}
          <SlidersHorizontal aria-hidden="true" className="size-4" />
        </Button>
        <TimeLeft />
        <RunButton />
      </div>
      {isOpen && Panel && <Panel onClose={() => setOpen(false)} />}
    </section>
  )
}
