/** A page this young was loaded from what the server has now: loading it again would only go round in circles. */
const YOUNG_MS = 10_000

let isOutdated = false

/** After a new version is put up, an open page asks for code that is gone. */
export function noticeOutdatedCode() {
  window.addEventListener('vite:preloadError', () => {
    isOutdated = true
  })
}

/** @returns whether the address is being loaded afresh, with the new version's code */
export function reloadIfOutdated(): boolean {
  if (!isOutdated || performance.now() < YOUNG_MS) return false
  location.reload()
  return true
}
