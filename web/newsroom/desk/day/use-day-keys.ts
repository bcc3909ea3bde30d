import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { dayByKey, monthOf } from './desk-month.ts'

interface DayKeys {
  table: RefObject<HTMLTableElement | null>
  onKeyDown: (event: KeyboardEvent) => void
  /** The one day in the order of the Tab key; its week is shown where there is room for one. */
  reachable: string
  /** Without the focus. */
  reach: (day: string) => void
}

/** Arrows, Home, End, Page Up and Page Down move the focus among days, also into another month. */
export function useDayKeys(month: string, chosen: string, onMonth: (month: string) => void): DayKeys {
  const table = useRef<HTMLTableElement>(null)
  const waiting = useRef<string>(undefined)
  const [reached, setReached] = useState({ day: chosen, chosen })
  const day = reached.chosen === chosen ? reached.day : chosen
  const reachable = monthOf(day) === month ? day : `${month}-01`

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another day or month is shown
  useEffect(() => {
    if (waiting.current) table.current?.querySelector<HTMLElement>(`[data-day="${waiting.current}"]`)?.focus()
    waiting.current = undefined
  }, [month, reachable])

  const reach = (next: string) => {
    setReached({ day: next, chosen })
    if (monthOf(next) !== month) onMonth(monthOf(next))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const next = day && !event.ctrlKey && !event.altKey && !event.metaKey ? dayByKey(day, event.key) : undefined
    if (!next) return
    event.preventDefault()
    waiting.current = next
    reach(next)
  }
  return { table, onKeyDown, reachable, reach }
}
