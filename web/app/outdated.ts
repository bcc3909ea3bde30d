/** A page loaded this recently already has the server's current version, and reloading it would only loop. */
const YOUNG_MS = 10_000

let isOutdated = false

/** After a deployment an open page may request code that no longer exists. */
export function watchForOutdatedCode() {
  window.addEventListener('vite:preloadError', () => {
    isOutdated = true
  })
}

/** @returns whether the page is being reloaded with the new version's code */
export function reloadIfOutdated(): boolean {
  if (!isOutdated || performance.now() < YOUNG_MS) return false
  location.reload()
  return true
}
