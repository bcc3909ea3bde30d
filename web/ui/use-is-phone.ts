import { useSyncExternalStore } from 'react'

/** The breakpoint `@3xl` of the header and of the bar at the bottom. */
const PHONE_REM = 48

/** Whether the page is so narrow that it is laid out for a phone. */
export const isPhone = (): boolean => isNarrow(PHONE_REM)

export const useIsPhone = (): boolean => useIsNarrow(PHONE_REM)

/** Whether the page is narrower than this. In rem, so that large text counts as a small screen. */
const isNarrow = (rem: number): boolean => widthInRem() < rem

export const useIsNarrow = (rem: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isNarrow(rem),
    () => false,
  )

let width: number | undefined
const listeners = new Set<() => void>()

/** Measured once and after each change of size: measuring while a page is being built makes the browser lay it out each time. */
function widthInRem(): number {
  // The height of the page changes with the size of its text.
  if (width === undefined) new ResizeObserver(onResize).observe(document.documentElement)
  width ??= measure()
  return width
}

const measure = () =>
  document.documentElement.clientWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

function onResize(): void {
  width = measure()
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
