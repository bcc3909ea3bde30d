import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

interface FocusKept<Box extends HTMLElement> {
  ref: RefObject<Box | null>
  onFocus: (event: FocusEvent<HTMLElement>) => void
}

/**
 * For a part of the page whose presses may remove what was pressed: the keyboard then continues within it, and not at the start of the page.
 * @param goalIn what takes the focus
 */
export function useFocusKept<Box extends HTMLElement>(goalIn: (box: Box) => HTMLElement | null | undefined): FocusKept<Box> {
  const ref = useRef<Box>(null)
  const last = useRef<HTMLElement | undefined>(undefined)
  useEffect(() => {
    if (!ref.current || !last.current || last.current.isConnected) return
    last.current = undefined
    if (document.activeElement === document.body) goalIn(ref.current)?.focus()
  })
  return {
    ref,
    onFocus: ({ target }) => {
      last.current = target
    },
  }
}
