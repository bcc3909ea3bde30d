import { announceNewVersion } from './new-version.ts'

/**
 * After a deployment, code that an open page imports may no longer exist, and a part of the page stays empty. The user may be writing, so the page is
 * not reloaded automatically as it is on navigation (outdated.ts).
 * @returns a function that removes the listener
 */
export function offerNewVersion(): () => void {
  // Imported now, because after a deployment it may no longer exist either.
  const bar = import('./version-bar.tsx').catch(() => undefined)
  const offer = async () => {
    if (!(await isReplaced().catch(() => false))) return
    announceNewVersion(undefined)
    ;(await bar)?.mountVersionBar()
  }
  window.addEventListener('vite:preloadError', offer)
  return () => window.removeEventListener('vite:preloadError', offer)
}

/** Whether the server has another application than this page; without a network there is nothing to offer. */
async function isReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  // The service worker would answer for the document itself, and not for a page.
  const response = await fetch('/login', { cache: 'no-store' })
  return response.ok && own !== null && !(await response.text()).includes(new URL(own.src).pathname)
}
