export const TOOLTIP_STYLE =
  'absolute top-0 left-0 z-30 w-max max-w-[min(22rem,100%)] rounded-control border border-strong bg-surface px-4 py-3 font-sans text-sm leading-normal text-ink shadow-lg print:hidden'

/**
 * Puts the tooltip beside its word, which it describes from now on.
 * @param box of `TOOLTIP_STYLE`, inside the area
 * @returns lets go of both
 */
export function keepBeside(box: HTMLElement, mark: HTMLElement, area: HTMLElement): () => void {
  placeBeside(box, mark, area)
  mark.setAttribute('aria-describedby', box.id)
  // A screen that is turned, or larger type, moves the word: left where it was, the tooltip could stick out and widen the page.
  const observer = new ResizeObserver(() => placeBeside(box, mark, area))
  observer.observe(area)
  return () => {
    observer.disconnect()
    mark.removeAttribute('aria-describedby')
  }
}

const GAP = 6

/** Below the word, above it where there is no room, never beyond the sides of the area; it scrolls along with the text. */
function placeBeside(box: HTMLElement, mark: HTMLElement, area: HTMLElement): void {
  const around = area.getBoundingClientRect()
  const word = mark.getBoundingClientRect()
  const isTight = word.bottom + GAP + box.offsetHeight > window.innerHeight && word.top - GAP - box.offsetHeight > 0
  const top = isTight ? word.top - GAP - box.offsetHeight : word.bottom + GAP
  const left = Math.min(word.left - around.left, around.width - box.offsetWidth)
  box.style.translate = `${Math.max(0, left)}px ${top - around.top}px`
}
