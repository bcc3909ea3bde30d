/** Shorter moves are taps of a trembling finger. */
const SWIPED_PX = 48
/** A swipe goes clearly sideways; otherwise the page is being scrolled. */
const SIDEWAYS = 1.5

/** The move of a finger in pixels, as a step between cards. To the left leads on, as in a book. */
export function swipeOf(dx: number, dy: number): 'next' | 'previous' | undefined {
  if (Math.abs(dx) < SWIPED_PX || Math.abs(dx) < Math.abs(dy) * SIDEWAYS) return undefined
  return dx < 0 ? 'next' : 'previous'
}
