import { useEffect, useRef, useState } from 'react'
import { announcement } from './announcement.ts'
import type { Timer } from './pomodoro.ts'
import { useStudyTimer } from './use-study-timer.ts'

/** Says aloud, politely, that the timer began something else; the passing seconds stay unsaid. */
export function StateAnnouncer() {
  const { timer, preferences, secondsLeft } = useStudyTimer()
  const before = useRef<Timer | null>(null)
  const [text, setText] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: said when the timer changes, not when its clock does
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
