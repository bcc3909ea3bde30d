/** No React: public pages use it. */

import { LANGUAGE } from '#messages/language.ts'
import { writeItem } from '#web/platform/storage/local-storage.ts'

/** Each language has its own, which stores that language's files. */
const addressFor = (language: string) => (language === 'en' ? '/service-worker.js' : `/service-worker.${language}.js`)

/**
 * Web fonts show only once cached; until then device fonts of the same measure.
 * @throws if unsupported or refused
 */
export async function registerWorker(language: string = LANGUAGE): Promise<ServiceWorkerRegistration> {
  // Bypasses the HTTP cache.
  const registration = await navigator.serviceWorker.register(trusted(addressFor(language)) as string, { updateViaCache: 'none' })
  void navigator.serviceWorker.ready.then(() => writeItem('web_fonts', 'cached'))
  return registration
}

export function registerWhenIdle(register: () => Promise<unknown>): void {
  if (!('serviceWorker' in navigator)) return
  const begin = () => register().catch((failure) => console.warn('The service worker was not registered:', failure))
  // Safari lacks it.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 5000 })
  else setTimeout(begin, 1000)
}

export const isMetered = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

interface Scripts {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): unknown }
}

/** Trusted types forbid plain URLs. */
function trusted(address: string): unknown {
  const { trustedTypes } = window as unknown as { trustedTypes?: Scripts }
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address }).createScriptURL(address) ?? address
}

/**
 * It would answer with documents in its own language until all pages are closed. The right one is registered by the next page: while this one is
 * controlled, registering would bring the removed one back.
 * @returns whether there was one
 */
export async function removeOtherWorker(language: string): Promise<boolean> {
  const present = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (!present?.active || present.active.scriptURL.endsWith(addressFor(language))) return false
  return present.unregister()
}
