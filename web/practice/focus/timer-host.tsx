import { useEffect, useEffectEvent } from 'react'
import { setTitlePrefix } from '#web/platform/hooks/use-title.ts'
import { BreakModal } from '#web/practice/break-game/break-modal.tsx'
import { ring } from './bell.ts'
import { clockText, isBreak } from './pomodoro.ts'
import { StateAnnouncer } from './state-announcer.tsx'
import { onTurn } from './timer-store.ts'
import { TimerStrip } from './timer-strip.tsx'
import { allowSound } from './tone.ts'
import { useStudyTimer } from './use-study-timer.ts'

/** What a timer needs on every page: its clock in the title, its bell, the break, and a strip where the page has no control of its own. */
export function TimerHost({ showsStrip }: { showsStrip: boolean }) {
  const { timer } = useStudyTimer()
  useClockInTitle()
  useBell()
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

function useBell() {
  const { preferences } = useStudyTimer()
  const onPhase = useEffectEvent((phase: Parameters<typeof ring>[0]) => ring(phase, preferences))
  useEffect(() => onTurn((phase) => void onPhase(phase)), [])
  useEffect(() => (preferences.sound ? onNextGesture(allowSound) : undefined), [preferences.sound])
}

/** A page that was only loaded, and not yet clicked, may not sound. */
function onNextGesture(act: () => void): () => void {
  const listening = new AbortController()
  for (const kind of ['click', 'keydown']) document.addEventListener(kind, act, { once: true, signal: listening.signal })
  return () => listening.abort()
}
