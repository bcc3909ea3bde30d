/** Runs work after the next paint: what re-renders the whole page, so that the pressed button responds first, and what loads parts below the text. */
export function afterPaint(work: () => void): void {
  // A page in the background is not painted.
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}

/** For code and calls that the text does not wait for. */
export const nextPaint = () => new Promise<void>(afterPaint)
