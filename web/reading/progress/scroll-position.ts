import type { UserInput } from './user-input.ts'

/** Outside, an article is not started or finished. */
const MIDWAY_FROM = 0.03
const MIDWAY_TO = 0.97

/** Scrollable distance; `null` when all of `area` shows. */
function range(area: HTMLElement): number | null {
  const end = area.getBoundingClientRect().bottom + window.scrollY - window.innerHeight
  return end > 0 ? end : null
}

/** From 0 at the top to 1 when the end of `area` shows. */
export function positionIn(area: HTMLElement): number | null {
  const end = range(area)
  return end === null ? null : Math.min(1, Math.max(0, window.scrollY / end))
}

export function scrollToPosition(area: HTMLElement, position: number): void {
  const end = range(area)
  if (end !== null) window.scrollTo({ top: position * end, behavior: 'instant' })
}

/** Repeats it after fonts load, unless the reader has scrolled. */
export async function restorePosition(area: HTMLElement, position: number, input: UserInput): Promise<void> {
  scrollToPosition(area, position)
  await document.fonts.ready
  if (!input.happened() && area.isConnected) scrollToPosition(area, position)
}

/** Tolerates about a line. */
export function isAt(area: HTMLElement, position: number): boolean {
  return Math.abs((positionIn(area) ?? position) - position) < 0.01
}

export function isMidway(position: number): boolean {
  return position > MIDWAY_FROM && position < MIDWAY_TO
}
