/** What redraws the whole page waits until the press that asked for it has been seen: a button that answers at once, and the page right after it. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
