import { RotateCcw, Timer as TimerIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as m from '#messages/practice/focus.ts'
import { setTitlePrefix } from '#web/platform/hooks/use-title.ts'
import { BreakModal } from '#web/practice/break-game/break-modal.tsx'
import { Button } from '#web/ui/button.tsx'
import { announcement } from './announcement.ts'
import { alertPhaseChange } from './phase-alert.ts'
import { clockText, isBreak, type Timer } from './pomodoro.ts'
import { RunButton } from './run-button.tsx'
import { stateName, TimeLeft } from './time-left.tsx'
import { dispatch, onPhaseChange } from './timer-store.ts'
import { allowSound } from './tone.ts'
import { useStudyTimer } from './use-study-timer.ts'

export function TimerHost({ showsStrip }: { showsStrip: boolean }) {
  const { timer } = useStudyTimer()
  useClockInTitle()
  usePhaseAlerts()
  return (
    <>
      {showsStrip && timer.state !== 'idle' && <TimerStrip />}
      <StateAnnouncer />
      {timer.state === 'running' && isBreak(timer) && <BreakModal key={timer.endsAt} />}
    </>
  )
}

function useClockInTitle() {
  const { timer, secondsLeft } = useStudyTimer()
  const clock = clockText(secondsLeft)
  const text = timer.state !== 'running' ? '' : isBreak(timer) ? m.breakClock({ clock }) : clock
  useEffect(() => setTitlePrefix(text), [text])
  useEffect(() => () => setTitlePrefix(''), [])
}

function usePhaseAlerts() {
  const { preferences } = useStudyTimer()
  const onPhase = useEffectEvent((phase: Parameters<typeof alertPhaseChange>[0]) => alertPhaseChange(phase, preferences))
  useEffect(() => onPhaseChange((phase) => void onPhase(phase)), [])
  useEffect(() => (preferences.sound ? onNextGesture(allowSound) : undefined), [preferences.sound])
}

/** Browsers block sound until then. */
function onNextGesture(act: () => void): () => void {
  const listening = new AbortController()
  for (const kind of ['click', 'keydown']) document.addEventListener(kind, act, { once: true, signal: listening.signal })
  return () => listening.abort()
}

/** Announces changes to screen readers, not each second. */
function StateAnnouncer() {
  const { timer, preferences, secondsLeft } = useStudyTimer()
  const before = useRef<Timer | null>(null)
  const [text, setText] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: announces a change of the timer, not each second
  useEffect(() => {
    const said = announcement(before.current, timer, preferences, secondsLeft)
    before.current = timer
    if (said) setText(said)
  }, [timer])

  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}

function TimerStrip() {
  const { timer } = useStudyTimer()
  return (
    <section aria-label={m.studyTimer} className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-2 px-4 py-1">
        <TimerIcon aria-hidden="true" className="size-4 text-quiet" />
        <span className="text-sm text-quiet">{stateName(timer)}</span>
        <span className="me-auto">
          <TimeLeft />
        </span>
        <RunButton isQuiet />
        <Button variant="ghost" size="icon" aria-label={m.resetTimer} onClick={resetAndMoveFocus}>
          <RotateCcw aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </section>
  )
}

/** The focused strip disappears. */
function resetAndMoveFocus() {
  dispatch('reset')
  document.getElementById('main')?.focus({ preventScroll: true })
}
