import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'

interface HistoryState {
  /** The expanded day; `null` when all are collapsed. */
  day?: string | null
}

/** The day that the address asks for, `?day=YYYY-MM-DD`. */
export function useAskedDay(): string | undefined {
  const asked = new URLSearchParams(useLocation().search).get('day') ?? ''
  return /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : undefined
}

/**
 * One day is expanded at a time, at first the one in the address or the newest. The choice is stored in the history entry: going back from
 * an article restores it, while a new visit starts with the newest day.
 */
export function useOpenDay(newest: string | undefined) {
  const { search, state } = useLocation()
  const asked = useAskedDay()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState({ asked, day: (state as HistoryState | null)?.day })
  const ofThisAddress = chosen.asked === asked ? chosen.day : undefined
  const open = ofThisAddress === undefined ? (asked ?? newest) : ofThisAddress

  const toggle = (day: string, row: HTMLElement) => {
    const next = day === open ? null : day
    keepScrollPosition(row, () => flushSync(() => setChosen({ asked, day: next })))
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
