/** Registers the service worker. Without a framework, because the public pages use it too. */

import { writeItem } from '#web/platform/storage/local-storage.ts'

const ADDRESS = '/service-worker.js'

/**
 * Once active it has the web fonts, and the next documents use them (/before-paint.js). Until then text is set in the fonts of the device, fitted
 * to the same measure: a first visit on a slow network does not wait for fonts, and no line moves.
 * @throws when the browser does not support service workers, or refuses
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  // Bypasses the HTTP cache, so that a new worker, for example one that fixes a broken one, is always found.
  const registration = await navigator.serviceWorker.register(address() as string, { updateViaCache: 'none' })
  void navigator.serviceWorker.ready.then(() => writeItem('web_fonts', 'cached'))
  return registration
}

/** Registers it when the browser is idle. A failure is only logged, because the product works without. */
export function registerWhenIdle(register: () => Promise<unknown>): void {
  if (!('serviceWorker' in navigator)) return
  const begin = () => register().catch((failure) => console.warn('The service worker was not registered:', failure))
  // Safari does not have it.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 5000 })
  else setTimeout(begin, 1000)
}

/** With data saving on nothing is prefetched; opened pages are still cached. */
export const isMetered = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

interface Scripts {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): unknown }
}

/** Where trusted types are enforced, a script URL must not be a plain string. This policy allows only this one. */
function address(): unknown {
  const { trustedTypes } = window as unknown as { trustedTypes?: Scripts }
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS) ?? ADDRESS
}
