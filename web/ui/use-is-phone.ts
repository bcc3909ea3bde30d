import { useSyncExternalStore } from 'react'

/** The breakpoint `@3xl` of the header and of the bar at the bottom. */
const PHONE_REM = 48

/** Whether the page is so narrow that it is laid out for a phone. */
export const isPhone = (): boolean => isNarrow(PHONE_REM)

export const useIsPhone = (): boolean => useIsNarrow(PHONE_REM)

/** Whether the page is narrower than this. In rem, so that large text counts as a small screen. */
export function isNarrow(rem: number): boolean {
  const { clientWidth } = document.documentElement
  return clientWidth < rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

export const useIsNarrow = (rem: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isNarrow(rem),
    () => false,
  )

/** The height of the page changes with the size of its text. */
function subscribe(listener: () => void) {
  const watching = new ResizeObserver(listener)
  watching.observe(document.documentElement)
  return () => watching.disconnect()
}
