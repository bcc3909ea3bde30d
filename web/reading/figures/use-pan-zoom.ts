import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterKey, firstOf, moveBy, type Point, type Stage, stageOf, wholeOf, type ZoomState, zoomAt } from './zoom-state.ts'

interface View {
  stage: Stage
  state: ZoomState
}

/**
 * @param ratio of the picture, width by height
 * @param shownWidth in the article, pixels
 */
export function usePanZoom(ratio: number, shownWidth: () => number) {
  // A state, not a ref: a dialog renders after its opener's effects.
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const pointers = useRef(new Map<number, Point>())
  const [view, setView] = useState<View>()
  const change = (next: (state: ZoomState, stage: Stage) => ZoomState) =>
    setView((now) => now && { ...now, state: next(now.state, now.stage) })

  // Begins again in a box of another size, as when a phone is turned.
  useLayoutEffect(() => {
    if (!box) return
    const watching = new ResizeObserver(() => {
      const stage = stageOf({ width: box.clientWidth, height: box.clientHeight }, ratio)
      setView({ stage, state: firstOf(stage, shownWidth()) })
    })
    watching.observe(box)
    return () => watching.disconnect()
  }, [box, ratio, shownWidth])

  // React's wheel listener is passive: the page would scroll.
  useEffect(() => {
    if (!box) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const point = within(box, event)
      setView((now) => now && { ...now, state: zoomAt(now.state, Math.exp(-event.deltaY / 400), point, now.stage) })
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
    change((state, stage) => {
      if (!other) return moveBy(state, { x: after.x - before.x, y: after.y - before.y }, stage)
      return zoomAt(state, distance(after, other) / Math.max(1, distance(before, other)), middle(after, other), stage)
    })
  }
  const onPointerEnd = (event: PointerEvent) => pointers.current.delete(event.pointerId)

  return {
    /** `undefined` until the box is measured. */
    view,
    showWhole: () => change((_, stage) => wholeOf(stage)),
    press: (key: string) => change((state, stage) => afterKey(state, key, stage) ?? state),
    area: {
      ref: setBox,
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onKeyDown: (event: KeyboardEvent) => {
        const next = view && afterKey(view.state, event.key, view.stage)
        if (!next || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        setView({ ...view, state: next })
      },
    },
  }
}

function within(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
