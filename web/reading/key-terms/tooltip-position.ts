export const TOOLTIP_STYLE =
  'absolute top-0 left-0 z-30 w-max max-w-[min(22rem,100%)] rounded-control border border-strong bg-surface px-4 py-3 font-sans text-sm leading-normal text-ink shadow-lg print:hidden'

/**
 * Sets `aria-describedby` too.
 * @param box with `TOOLTIP_STYLE`, inside the area
 * @returns undoes both
 */
export function attachTooltip(box: HTMLElement, mark: HTMLElement, area: HTMLElement): () => void {
  positionTooltip(box, mark, area)
  mark.setAttribute('aria-describedby', box.id)
  // Rotation or a larger font moves the word.
  const observer = new ResizeObserver(() => positionTooltip(box, mark, area))
  observer.observe(area)
  return () => {
    observer.disconnect()
    mark.removeAttribute('aria-describedby')
  }
}

const GAP = 6

/** Below the word, or above without room. Scrolls with the text. */
function positionTooltip(box: HTMLElement, mark: HTMLElement, area: HTMLElement): void {
  const around = area.getBoundingClientRect()
  const word = mark.getBoundingClientRect()
  const isTight = word.bottom + GAP + box.offsetHeight > window.innerHeight && word.top - GAP - box.offsetHeight > 0
  const top = isTight ? word.top - GAP - box.offsetHeight : word.bottom + GAP
  const left = Math.min(word.left - around.left, around.width - box.offsetWidth)
  box.style.translate = `${Math.max(0, left)}px ${top - around.top}px`
}
