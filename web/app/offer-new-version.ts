import { announceNewVersion } from './new-version.ts'

/**
 * Unlike outdated.ts, does not reload: the user may be writing.
 * @returns a function that removes the listener
 */
export function offerNewVersion(): () => void {
  // May not exist after a deployment.
  const bar = import('./version-bar.tsx').catch(() => undefined)
  const offer = async () => {
    if (!(await isReplaced().catch(() => false))) return
    announceNewVersion(undefined)
    ;(await bar)?.mountVersionBar()
  }
  window.addEventListener('vite:preloadError', offer)
  return () => window.removeEventListener('vite:preloadError', offer)
}

async function isReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  // The service worker would answer `/index.html` from its cache.
  const response = await fetch('/login', { cache: 'no-store' })
  return response.ok && own !== null && !(await response.text()).includes(new URL(own.src).pathname)
}
