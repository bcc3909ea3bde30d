import { useEffect, useRef, useState } from 'react'
import { announcement } from './announcement.ts'
import type { Timer } from './pomodoro.ts'
import { useStudyTimer } from './use-study-timer.ts'

/** Announces changes of phase and state to screen readers, but not each second. */
export function StateAnnouncer() {
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
