import type { OwnMoves } from './own-moves.ts'

/** Below and above these somebody has hardly begun, or is as good as through. */
const BEGUN = 0.03
const NEARLY_DONE = 0.97

/** How far the window can scroll until the end of `area` shows; `null` when all of it shows anyway. */
function range(area: HTMLElement): number | null {
  const end = area.getBoundingClientRect().bottom + window.scrollY - window.innerHeight
  return end > 0 ? end : null
}

/** @returns 0 at the top of the page, 1 once the end of `area` has come into view */
export function positionIn(area: HTMLElement): number | null {
  const end = range(area)
  return end === null ? null : Math.min(1, Math.max(0, window.scrollY / end))
}

export function scrollToPosition(area: HTMLElement, position: number): void {
  const end = range(area)
  if (end !== null) window.scrollTo({ top: position * end, behavior: 'instant' })
}

/** Puts the reader at a position, and once more when the fonts have changed the layout, unless somebody has moved meanwhile. */
export async function settleAtPosition(area: HTMLElement, position: number, moves: OwnMoves): Promise<void> {
  scrollToPosition(area, position)
  await document.fonts.ready
  if (!moves.happened() && area.isConnected) scrollToPosition(area, position)
}

/** Nobody sees a difference of a line. */
export function isAt(area: HTMLElement, position: number): boolean {
  return Math.abs((positionIn(area) ?? position) - position) < 0.01
}

export function isMidway(position: number): boolean {
  return position > BEGUN && position < NEARLY_DONE
}
