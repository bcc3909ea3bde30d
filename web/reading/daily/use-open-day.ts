import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'

interface Remembered {
  /** The day that is open; `null` when all are closed. */
  day?: string | null
}

/**
 * One day is open at a time, the newest at first. The choice is kept with this entry of the history, so that going back from an article finds
 * the list as it was, while a fresh visit begins with today.
 */
export function useOpenDay(newest: string | undefined) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState((state as Remembered | null)?.day)
  const open = chosen === undefined ? newest : chosen

  const toggle = (day: string, row: HTMLElement) => {
    const next = day === open ? null : day
    keepInPlace(row, () => flushSync(() => setChosen(next)))
    navigate({ search }, { replace: true, preventScrollReset: true, state: { ...state, day: next } })
  }

  return { open, toggle: useSame(toggle) }
}

/** The same function at each drawing, so that only the rows that open or close are drawn anew. */
function useSame<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** A day above that closes would pull the row one has just pressed out of sight. */
function keepInPlace(row: HTMLElement, change: () => void): void {
  const before = row.getBoundingClientRect().top
  change()
  window.scrollBy({ top: row.getBoundingClientRect().top - before, behavior: 'instant' })
}
