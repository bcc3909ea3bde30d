import * as m from '#messages/practice/break-game.ts'
import { TimeLeft } from '#web/practice/focus/time-left.tsx'
import { dispatch, hideBreak } from '#web/practice/focus/timer-store.ts'
import { useStudyTimer } from '#web/practice/focus/use-study-timer.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { BreakGame } from './break-game.tsx'
import { useBreakGame } from './use-break-game.ts'

/** Closing hides it during the break; "Skip Break" ends the break. */
export function BreakModal() {
  const isOpen = !useStudyTimer().isBreakHidden
  const play = useBreakGame(isOpen)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isWanted) => hideBreak(!isWanted)}
      opensByItself
      title={m.breakTime}
      description={m.breakIntro}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-2">
        <span className="min-w-0 text-2xl wrap-anywhere">
          <span className="me-2 text-sm text-quiet">{m.breakLeft}</span>
          <TimeLeft />
        </span>
        <Button variant="outline" size="sm" className="min-h-11" onClick={() => dispatch('skip-break')}>
          {m.skipBreak}
        </Button>
      </div>
      <BreakGame {...play} />
    </Dialog>
  )
}
