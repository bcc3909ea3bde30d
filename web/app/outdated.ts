const KEY = 'reloaded_for_new_version'
const MINUTE = 60_000

/**
 * After a new version is put up, an open page asks for chunks that are gone. Loading the page afresh mends that; once a minute at most,
 * so that a server that is really broken shows its error instead of a loop.
 */
export function reloadOnceWhenOutdated() {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < MINUTE) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
