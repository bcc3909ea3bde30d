import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { afterKey, type Box, FITTING, moveBy, type Point, zoomAt } from './zoom-state.ts'

export function usePanZoom() {
  // A state, not a ref: a dialog renders after its opener's effects.
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const pointers = useRef(new Map<number, Point>())
  const [state, setState] = useState(FITTING)
  const size = (): Box => (box ? sizeOf(box) : { width: 1, height: 1 })

  // React's wheel listener is passive: the page would scroll.
  useEffect(() => {
    if (!box) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const point = within(box, event)
      setState((now) => zoomAt(now, Math.exp(-event.deltaY / 400), point, sizeOf(box)))
    }
    box.addEventListener('wheel', onWheel, { passive: false })
    return () => box.removeEventListener('wheel', onWheel)
  }, [box])

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, within(event.currentTarget, event))
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const after = within(event.currentTarget, event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, after)
    setState((now) => {
      if (!other) return moveBy(now, { x: after.x - before.x, y: after.y - before.y }, size())
      return zoomAt(now, distance(after, other) / Math.max(1, distance(before, other)), middle(after, other), size())
    })
  }
  const onPointerEnd = (event: PointerEvent) => pointers.current.delete(event.pointerId)

  return {
    state,
    reset: () => setState(FITTING),
    press: (key: string) => setState((now) => afterKey(now, key, size()) ?? now),
    area: {
      ref: setBox,
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onKeyDown: (event: KeyboardEvent) => {
        const next = afterKey(state, event.key, size())
        if (!next || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        setState(next)
      },
    },
  }
}

const sizeOf = ({ clientWidth, clientHeight }: Element): Box => ({ width: clientWidth, height: clientHeight })

function within(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
