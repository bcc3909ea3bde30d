import { isMetered, registerWhenIdle, registerWorker } from '#web/platform/offline/register-worker.ts'
import { onSessionChange, readSession } from '#web/platform/session/session.ts'
import { noteNewVersion } from './new-version.ts'

/** When the first page has loaded. */
export function startWorker(): void {
  if (import.meta.env.PROD && (readSession().user || !isMetered())) registerWhenIdle(begin)
}

const LOOKS_EVERY_MS = 60 * 60 * 1000

async function begin(): Promise<void> {
  const hadWorker = navigator.serviceWorker.controller !== null
  const registration = await registerWorker()
  watchForNewVersion(registration, hadWorker)
  await cacheReader()
  onSessionChange(cacheReader)
}

/** For a user who is signed in, or has just signed in. */
async function cacheReader(): Promise<void> {
  if (!readSession().user || isMetered()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('keep the reader')
}

function watchForNewVersion(registration: ServiceWorkerRegistration, hadWorker: boolean): void {
  const look = () => {
    const { waiting } = registration
    if (waiting && navigator.serviceWorker.controller) announce(waiting)
  }
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  look()
  let isFirst = !hadWorker
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Somebody pressed for it in another tab; this one says so too, and waits until it is asked.
    if (!isFirst) announce(undefined)
    isFirst = false
  })
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOKS_EVERY_MS) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

function announce(worker: ServiceWorker | undefined): void {
  noteNewVersion(worker)
  import('./version-bar.tsx').then(({ mountVersionBar }) => mountVersionBar()).catch(() => undefined)
}
