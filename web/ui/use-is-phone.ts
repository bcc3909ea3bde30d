import { useSyncExternalStore } from 'react'

/** The header's `@3xl`. */
const PHONE_REM = 48

export const isPhone = (): boolean => isNarrow(PHONE_REM)

export const useIsPhone = (): boolean => useIsNarrow(PHONE_REM)

/** In rem: large text counts as a small screen. */
const isNarrow = (rem: number): boolean => widthInRem() < rem

export const useIsNarrow = (rem: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isNarrow(rem),
    () => false,
  )

let width: number | undefined
const listeners = new Set<() => void>()

/** Cached: measuring during rendering forces layout. */
function widthInRem(): number {
  // Text size changes the page's height.
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
