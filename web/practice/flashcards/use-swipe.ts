import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { swipeOf } from './swipe.ts'

/** The click after a swipe does not reach the children. */
export function useSwipe(onSwipe: (step: 'next' | 'previous') => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const hasSwiped = useRef(false)

  const follow = (card: HTMLElement, dx: number) => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) card.style.translate = dx === 0 ? '' : `${dx}px`
  }
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null
    follow(currentTarget, 0)
  }

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent<HTMLElement>) => {
      hasSwiped.current = false
      // A mouse can select text.
      start.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY } : null
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (start.current) follow(currentTarget, clientX - start.current.x)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const step = start.current && swipeOf(event.clientX - start.current.x, event.clientY - start.current.y)
      end(event)
      if (!step) return
      hasSwiped.current = true
      onSwipe(step)
    },
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!hasSwiped.current) return
      hasSwiped.current = false
      event.stopPropagation()
    },
  }
}
