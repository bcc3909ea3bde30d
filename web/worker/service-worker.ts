import { isHashed, outdated, PREFIX, treatmentOf } from './rules.ts'

/** Pages store articles (offline-store.ts). */

declare const self: ServiceWorkerGlobalScope

// Set by scripts/build/service-worker.ts.
declare const __VERSION__: string
declare const __DOCUMENT__: string
declare const __SHELL__: readonly string[]
declare const __READER__: readonly string[]

const SHELL = __SHELL__
const CURRENT = PREFIX + __VERSION__
/** In the language of the interface. */
const APP_DOCUMENT = __DOCUMENT__

self.addEventListener('install', (event) => event.waitUntil(precache(SHELL)))

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting())
  if (event.data === 'keep the reader') event.waitUntil(precache(__READER__).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const asked = { method: request.method, url: request.url, isNavigation: request.mode === 'navigate' }
  const treatment = treatmentOf(asked, self.location.origin, SHELL)
  if (treatment === 'application') event.respondWith(application(request))
  if (treatment === 'document') event.respondWith(publicDocument(request))
  if (treatment === 'file') event.respondWith(file(request))
})

async function activate(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), CURRENT).map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function precache(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CURRENT)
  for (const path of paths) {
    if (await cache.match(path)) continue
    const known = isHashed(path) ? await caches.match(path) : undefined
    const response = known ?? (await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' }))
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    await cache.put(path, response)
  }
}

async function application(request: Request): Promise<Response> {
  const cache = await caches.open(CURRENT)
  return (await cache.match(APP_DOCUMENT)) ?? fetch(request)
}

async function publicDocument(request: Request): Promise<Response> {
  const cache = await caches.open(CURRENT)
  const { pathname } = new URL(request.url)
  try {
    const response = await fetch(request)
    if (response.ok) cache.put(pathname, response.clone()).catch(() => undefined)
    return response
  } catch (error) {
    const standIn = (await cache.match(pathname)) ?? (await cache.match(APP_DOCUMENT))
    if (standIn) return standIn
    throw error
  }
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CURRENT)
  const { pathname } = new URL(request.url)
  const kept = (await cache.match(pathname)) ?? (isHashed(pathname) ? await caches.match(pathname) : undefined)
  if (kept) return kept
  const response = await fetch(request)
  // Storage may be full.
  if (response.status === 200) cache.put(pathname, response.clone()).catch(() => undefined)
  // A newer version is deployed.
  if (response.status === 404 && isHashed(pathname)) await cache.delete(APP_DOCUMENT)
  return response
}
