import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { daysAfter } from '#contract/calendar.ts'
import { afterPaint } from '#web/platform/hooks/after-paint.ts'

interface HistoryState {
  /** `null`: all collapsed. */
  day?: string | null
}

/** `?day=YYYY-MM-DD` */
export function useAskedDay(): string | undefined {
  const asked = new URLSearchParams(useLocation().search).get('day') ?? ''
  return isDay(asked) ? asked : undefined
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text

/** One day is expanded, at first the address's or the newest. The history entry keeps it, so Back restores it. */
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
    afterPaint(() => navigate({ search }, { replace: true, preventScrollReset: true, state: { ...state, day: next } }))
  }

  return { open, toggle: useStableCallback(toggle) }
}

/** A stable function, so that only changed rows render. */
function useStableCallback<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** Collapsing a day above would scroll the pressed row away. */
function keepScrollPosition(row: HTMLElement, change: () => void): void {
  const before = row.getBoundingClientRect().top
  change()
  window.scrollBy({ top: row.getBoundingClientRect().top - before, behavior: 'instant' })
}
