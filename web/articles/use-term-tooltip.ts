import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

export interface ShownTerm {
  place: number
  mark: HTMLElement
}

/** Long enough to cross with the pointer on the way to something else. */
const SHOW_MS = 100
/** Long enough to move from the word into its tooltip. */
const HIDE_MS = 250

/**
 * One tooltip for all the terms of an area, by event delegation: on hover, on focus and on touch. It can be pointed at, it stays until it is
 * left, and Escape dismisses it (WCAG 1.4.13).
 */
export function useTermTooltip() {
  const [shown, setShown] = useState<ShownTerm | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (ms: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  const show = (mark: HTMLElement) => {
    clearTimeout(timer.current)
    setShown((now) => (now?.mark === mark ? now : { mark, place: Number(mark.dataset.term) }))
  }
  const hide = () => {
    clearTimeout(timer.current)
    setShown(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useDismissal(shown, hide)

  const handlers = {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return
      const mark = markAt(target)
      if (mark) later(SHOW_MS, () => show(mark))
      else if (isTooltip(target)) clearTimeout(timer.current)
    },
    onPointerOut: ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch' && (markAt(target) || isTooltip(target))) later(HIDE_MS, hide)
    },
    onFocus: ({ target }: FocusEvent) => {
      const mark = markAt(target)
      if (mark) show(mark)
    },
    onBlur: ({ target }: FocusEvent) => {
      if (markAt(target)) later(HIDE_MS, hide)
    },
    // A touch need not focus, so it is heard by itself; a second one leaves the tooltip where it is.
    onClick: ({ target }: MouseEvent) => {
      const mark = markAt(target)
      if (mark) show(mark)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const mark = event.key === 'Enter' || event.key === ' ' ? markAt(event.target) : null
      if (!mark) return
      event.preventDefault()
      if (shown?.mark === mark) hide()
      else show(mark)
    },
  }
  return { shown, handlers }
}

function useDismissal(shown: ShownTerm | null, hide: () => void) {
  useEffect(() => {
    if (!shown) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    const onPointerDown = ({ target }: Event) => {
      if (!isTooltip(target) && markAt(target) !== shown.mark) hide()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  })
}

const markAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null)
const isTooltip = (target: EventTarget | null) => target instanceof Element && target.closest('[role="tooltip"]') !== null
