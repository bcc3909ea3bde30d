/** Reloading a young page would loop. */
const YOUNG_MS = 10_000

let isOutdated = false

export function watchForOutdatedCode() {
  window.addEventListener('vite:preloadError', () => {
    isOutdated = true
  })
}

/** @returns whether the page reloads */
export function reloadIfOutdated(): boolean {
  if (!isOutdated || performance.now() < YOUNG_MS) return false
  location.reload()
  return true
}
