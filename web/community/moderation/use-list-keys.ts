import type { KeyboardEvent } from 'react'
import { useShortcuts } from '#web/platform/shortcuts/use-shortcuts.ts'
import { LIST_SHORTCUTS } from './review-shortcuts.ts'

const BUTTON = '[data-report]'

/** The reports are rendered as a table and as cards, one of which is hidden. */
export function useListKeys({ isHelpOpen, onHelp }: { isHelpOpen: boolean; onHelp: () => void }) {
  useShortcuts({
    shortcuts: LIST_SHORTCUTS,
    act: { next: () => move(1), previous: () => move(-1), help: onHelp },
    ownWindow: isHelpOpen ? 'help' : undefined,
  })
  /** Arrow keys scroll outside the list. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (!step || event.ctrlKey || event.altKey || event.metaKey || !(event.target as Element).matches(BUTTON)) return
    event.preventDefault()
    move(step)
  }
  return { onKeyDown }
}

const buttons = () => [...document.querySelectorAll<HTMLElement>(BUTTON)].filter((button) => button.offsetParent !== null)

function move(step: 1 | -1) {
  const all = buttons()
  const at = all.indexOf(document.activeElement as HTMLElement)
  const goal = at < 0 ? all[0] : all[at + step]
  goal?.focus()
  goal?.scrollIntoView({ block: 'nearest' })
}

/** Gets focus when the review dialog closes. */
export const reviewButton = (reportId: string): HTMLElement | null =>
  buttons().find((button) => button.dataset.report === reportId) ?? null
