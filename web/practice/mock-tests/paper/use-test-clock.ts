import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OpenAttempt } from '../attempt-query.ts'
import { believingDate, deviceNow, startClock, synchronised, type TestClock, tick } from '../test-clock.ts'

const TICK_MS = 1000
/** When time is over here only, or the server was unreachable. */
const ASK_AGAIN_MS = 10_000

/** @param refresh resolves to whether the server answered */
export function useTestClock(attempt: OpenAttempt, refresh: () => Promise<boolean>) {
  const clock = useRef<TestClock | undefined>(undefined)
  const [leftMs, setLeftMs] = useState(() => leftAtStart(attempt))
  const asked = useRef(0)

  const follow = useEffectEvent((next: TestClock) => {
    clock.current = next
    setLeftMs(next.leftMs)
  })
  const ask = useEffectEvent(async (now: number) => {
    asked.current = now
    const answered = await refresh()
    if (!answered && clock.current) follow(believingDate(clock.current))
  })
  const run = useEffectEvent(() => {
    if (!clock.current) return
    const next = tick(clock.current, deviceNow())
    follow(next)
    const mustAsk = next.doubtMs > 0 || (next.leftMs === 0 && attempt.state === 'open')
    const isDue = asked.current === 0 || next.at.running - asked.current > ASK_AGAIN_MS
    if (mustAsk && isDue) void ask(next.at.running)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: every reply of the server has its own time
  useEffect(() => {
    const now = deviceNow()
    const left = leftAtStart(attempt)
    follow(clock.current ? synchronised(clock.current, left, now) : startClock(left, now))
  }, [attempt.device_ms, attempt.seconds_left])

  useEffect(() => {
    const timer = setInterval(run, TICK_MS)
    document.addEventListener('visibilitychange', run)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', run)
    }
  }, [])

  return leftMs
}

/** A stored reply is older. */
const leftAtStart = ({ seconds_left, device_ms }: OpenAttempt): number =>
  Math.max(0, seconds_left * 1000 - Math.max(0, Date.now() - device_ms))
