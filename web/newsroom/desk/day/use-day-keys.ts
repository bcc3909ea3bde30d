import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { dayByKey, monthOf } from './desk-month.ts'

interface DayKeys {
  table: RefObject<HTMLTableElement | null>
  onKeyDown: (event: KeyboardEvent) => void
  /** The one day in the order of the Tab key. */
  reachable: string
}

/** Arrows, Home, End, Page Up and Page Down move the focus among days, also into another month. */
export function useDayKeys(month: string, chosen: string, onMonth: (month: string) => void): DayKeys {
  const table = useRef<HTMLTableElement>(null)
  const waiting = useRef<string>(undefined)
  const [reached, setReached] = useState<string>()
  const isShown = (day: string | undefined): day is string => day !== undefined && monthOf(day) === month
  const reachable = isShown(reached) ? reached : isShown(chosen) ? chosen : `${month}-01`

  const focus = (day: string) => table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another month is shown
  useEffect(() => {
    if (waiting.current) focus(waiting.current)
    waiting.current = undefined
  }, [month])

  const onKeyDown = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const next = day && !event.ctrlKey && !event.altKey && !event.metaKey ? dayByKey(day, event.key) : undefined
    if (!next) return
    event.preventDefault()
    setReached(next)
    if (monthOf(next) === month) return focus(next)
    waiting.current = next
    onMonth(monthOf(next))
  }
  return { table, onKeyDown, reachable }
}
