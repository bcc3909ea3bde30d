import { useEffect, useEffectEvent } from 'react'
import { setTitlePrefix } from '#web/platform/hooks/use-title.ts'
import { BreakModal } from '#web/practice/break-game/break-modal.tsx'
import { alertPhaseChange } from './phase-alert.ts'
import { clockText, isBreak } from './pomodoro.ts'
import { StateAnnouncer } from './state-announcer.tsx'
import { onPhaseChange } from './timer-store.ts'
import { TimerStrip } from './timer-strip.tsx'
import { allowSound } from './tone.ts'
import { useStudyTimer } from './use-study-timer.ts'

/** What the timer needs on every page: time in the title, alerts, break dialog, and a strip on pages without timer controls. */
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
  const text = timer.state !== 'running' ? '' : isBreak(timer) ? `Break ${clock}` : clock
  useEffect(() => setTitlePrefix(text), [text])
  useEffect(() => () => setTitlePrefix(''), [])
}

function usePhaseAlerts() {
  const { preferences } = useStudyTimer()
  const onPhase = useEffectEvent((phase: Parameters<typeof alertPhaseChange>[0]) => alertPhaseChange(phase, preferences))
  useEffect(() => onPhaseChange((phase) => void onPhase(phase)), [])
  useEffect(() => (preferences.sound ? onNextGesture(allowSound) : undefined), [preferences.sound])
}

/** Browsers block sound until the first click or key on the page. */
function onNextGesture(act: () => void): () => void {
  const listening = new AbortController()
  for (const kind of ['click', 'keydown']) document.addEventListener(kind, act, { once: true, signal: listening.signal })
  return () => listening.abort()
}
