import { type RefObject, useRef } from 'react'
import type { Shortcut } from '#web/platform/shortcuts/shortcuts.ts'
import { useShortcuts } from '#web/platform/shortcuts/use-shortcuts.ts'

const SHORTCUTS: readonly Shortcut<'next' | 'previous'>[] = [
  { name: 'next', does: 'Go to the next report', keys: ['J'] },
  { name: 'previous', does: 'Go to the previous report', keys: ['K'] },
]

const REPORT = '[data-mistake]'

/** Move focus between reports; Tab then reaches the actions. */
export function useMistakeKeys(): RefObject<HTMLOListElement | null> {
  const box = useRef<HTMLOListElement>(null)
  const move = (step: 1 | -1) => {
    const all = [...(box.current?.querySelectorAll<HTMLElement>(REPORT) ?? [])]
    const at = all.findIndex((report) => report.contains(document.activeElement))
    const goal = at < 0 ? all[0] : all[at + step]
    goal?.focus()
    goal?.scrollIntoView({ block: 'nearest' })
  }
  useShortcuts({ shortcuts: SHORTCUTS, act: { next: () => move(1), previous: () => move(-1) } })
  return box
}

/** Gets focus when the answered report leaves the list. */
export function neighbourOf(report: Element | null): HTMLElement | null {
  const item = report?.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  return next?.querySelector<HTMLElement>(REPORT) ?? null
}
