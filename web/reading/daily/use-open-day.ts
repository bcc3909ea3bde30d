import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'

interface HistoryState {
  /** The expanded day; `null` when all are collapsed. */
  day?: string | null
}

/**
 * One day is expanded at a time, at first the newest. The choice is stored in the history entry: going back from an article restores it,
 * while a new visit starts with the newest day.
 */
export function useOpenDay(newest: string | undefined) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState((state as HistoryState | null)?.day)
  const open = chosen === undefined ? newest : chosen

  const toggle = (day: string, row: HTMLElement) => {
    const next = day === open ? null : day
    keepScrollPosition(row, () => flushSync(() => setChosen(next)))
    navigate({ search }, { replace: true, preventScrollReset: true, state: { ...state, day: next } })
  }

  return { open, toggle: useStableCallback(toggle) }
}

/** Keeps the identity of the function, so that only rows that change render again. */
function useStableCallback<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** Collapsing a day above would otherwise scroll the pressed row out of view. */
function keepScrollPosition(row: HTMLElement, change: () => void): void {
  const before = row.getBoundingClientRect().top
  change()
  window.scrollBy({ top: row.getBoundingClientRect().top - before, behavior: 'instant' })
}
