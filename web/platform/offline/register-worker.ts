/** Registers the service worker. No framework is needed for it: the public pages do so too. */

const ADDRESS = '/service-worker.js'

/** @throws where the browser has none, or refuses */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  // The browser's own cache never stands between a page and a new worker, above all not one that mends a broken one.
  return navigator.serviceWorker.register(address() as string, { updateViaCache: 'none' })
}

/** When the browser has nothing better to do. A failure is only logged: the product works without. */
export function registerWhenIdle(register: () => Promise<unknown>): void {
  if (!('serviceWorker' in navigator)) return
  const begin = () => register().catch((failure) => console.warn('The service worker was not registered:', failure))
  // Safari has no such call.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 5000 })
  else setTimeout(begin, 1000)
}

/** Somebody saves data: nothing is fetched ahead, and what is opened stays all the same. */
export const isMetered = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

interface Scripts {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): unknown }
}

/** Where trusted types are enforced, an address of code is no plain text. This policy knows one. */
function address(): unknown {
  const { trustedTypes } = window as unknown as { trustedTypes?: Scripts }
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS) ?? ADDRESS
}
