import { isRightToLeft } from '#web/ui/direction.ts'

/** Shorter moves are taps of a trembling finger. */
const SWIPED_PX = 48
/** Less sideways is scrolling. */
const SIDEWAYS = 1.5

/** Against the direction of reading is on, as with pages of a book. */
export function swipeOf(dx: number, dy: number): 'next' | 'previous' | undefined {
  if (Math.abs(dx) < SWIPED_PX || Math.abs(dx) < Math.abs(dy) * SIDEWAYS) return undefined
  return dx < 0 === isRightToLeft() ? 'previous' : 'next'
}
