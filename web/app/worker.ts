import { readSession } from '#web/platform/session.ts'
import { noteNewVersion } from './new-version.ts'

/** When the first page has loaded and the browser has nothing better to do. A failure is only logged: the product works without. */
export function beginWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || (isMetered() && !readSession().user)) return
  whenIdle(() => register().catch((failure) => console.warn('The service worker was not registered:', failure)))
}

const ADDRESS = '/service-worker.js'
const LOOKS_EVERY_MS = 60 * 60 * 1000

async function register(): Promise<void> {
  const hadWorker = navigator.serviceWorker.controller !== null
  // The browser's own cache never stands between a page and a new worker, above all not one that mends a broken one.
  const registration = await navigator.serviceWorker.register(address() as string, { updateViaCache: 'none' })
  watchForNewVersion(registration, hadWorker)
  if (!readSession().user || isMetered()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('keep the reader')
}

function watchForNewVersion(registration: ServiceWorkerRegistration, hadWorker: boolean): void {
  const look = () => {
    const { waiting } = registration
    if (waiting && navigator.serviceWorker.controller) noteNewVersion(waiting)
  }
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  look()
  let isFirst = !hadWorker
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Somebody pressed for it in another tab; this one says so too, and waits until it is asked.
    if (!isFirst) noteNewVersion(undefined)
    isFirst = false
  })
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOKS_EVERY_MS) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

interface Scripts {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): unknown }
}

/** Where trusted types are enforced, an address of code is no plain text. This policy knows one. */
function address(): unknown {
  const { trustedTypes } = window as unknown as { trustedTypes?: Scripts }
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS) ?? ADDRESS
}

/** Somebody saves data: nothing is fetched ahead, and what is opened stays all the same. */
const isMetered = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Safari has no such call. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5000 })
  else setTimeout(act, 1000)
}
