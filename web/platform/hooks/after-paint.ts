/** Runs work that re-renders the whole page after the next paint, so that the pressed button responds first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
