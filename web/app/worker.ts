import { isMetered, registerWhenIdle, registerWorker } from '#web/platform/offline/register-worker.ts'
import { onSessionChange, readSession } from '#web/platform/session/session.ts'
import { announceNewVersion } from './new-version.ts'

export function startWorker(): void {
  if (import.meta.env.PROD && (readSession().user || !isMetered())) registerWhenIdle(begin)
}

const CHECK_EVERY_MS = 60 * 60 * 1000

async function begin(): Promise<void> {
  const hadWorker = navigator.serviceWorker.controller !== null
  const registration = await registerWorker()
  watchForNewVersion(registration, hadWorker)
  await precacheReader()
  onSessionChange(precacheReader)
}

async function precacheReader(): Promise<void> {
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
    // Activated by another tab; this one waits for the user.
    if (!isFirst) announce(undefined)
    isFirst = false
  })
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < CHECK_EVERY_MS) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

function announce(worker: ServiceWorker | undefined): void {
  announceNewVersion(worker)
  import('./version-bar.tsx').then(({ mountVersionBar }) => mountVersionBar()).catch(() => undefined)
}
