import { Coffee, Pause, Play } from 'lucide-react'
import * as m from '#messages/practice/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { isBreak, type Timer } from './pomodoro.ts'
import { dispatch, hideBreak } from './timer-store.ts'
import { useStudyTimer } from './use-study-timer.ts'

/** The same element keeps the focus. */
export function RunButton({ isQuiet = false }: { isQuiet?: boolean }) {
  const { timer } = useStudyTimer()
  const { label, icon: Icon, run } = nextStep(timer)
  const variant = timer.state === 'running' ? 'outline' : 'default'
  return (
    <Button variant={isQuiet ? 'ghost' : variant} size="sm" className="min-h-11" onClick={run}>
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </Button>
  )
}

function nextStep(timer: Timer) {
  if (timer.state === 'idle') return { label: m.start, icon: Play, run: () => dispatch('start') }
  if (timer.state === 'paused') return { label: m.resume, icon: Play, run: () => dispatch('resume') }
  if (isBreak(timer)) return { label: m.openBreak, icon: Coffee, run: () => hideBreak(false) }
  return { label: m.pause, icon: Pause, run: () => dispatch('pause') }
}
