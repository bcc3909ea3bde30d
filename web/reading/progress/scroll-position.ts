import type { UserInput } from './user-input.ts'

/** Outside this range an article counts as not started or as finished. */
const MIDWAY_FROM = 0.03
const MIDWAY_TO = 0.97

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

/** Scrolls to a position, and again once fonts have loaded, unless the reader has scrolled in the meantime. */
export async function restorePosition(area: HTMLElement, position: number, input: UserInput): Promise<void> {
  scrollToPosition(area, position)
  await document.fonts.ready
  if (!input.happened() && area.isConnected) scrollToPosition(area, position)
}

/** Ignores a difference of about a line. */
export function isAt(area: HTMLElement, position: number): boolean {
  return Math.abs((positionIn(area) ?? position) - position) < 0.01
}

export function isMidway(position: number): boolean {
  return position > MIDWAY_FROM && position < MIDWAY_TO
}
