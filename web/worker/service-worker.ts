import { isHashed, outdated, PREFIX, treatmentOf } from './rules.ts'

/**
 * Opens the application without a network. It caches the application’s files and nothing else: articles for reading offline are stored by the page
 * (platform/offline/offline-store.ts) and deleted at sign-out.
 */

declare const self: ServiceWorkerGlobalScope

// Filled in by scripts/build/service-worker.ts.
declare const __VERSION__: string
declare const __SHELL__: readonly string[]
declare const __READER__: readonly string[]

const SHELL = __SHELL__
const CURRENT = PREFIX + __VERSION__
/** The response to every path of the application. */
const APP_DOCUMENT = '/index.html'

self.addEventListener('install', (event) => event.waitUntil(precache(SHELL)))

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('message', (event) => {
  // Sent by a page when the user has chosen to load the new version.
  if (event.data === 'take over') event.waitUntil(self.skipWaiting())
  // Sent by a page when a user is signed in and the connection is not metered.
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

/** Hashed files that an earlier version has cached are not fetched again. */
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

/** Cache first, so that a slow network delays nothing; a new version arrives as a new worker. */
async function application(request: Request): Promise<Response> {
  const cache = await caches.open(CURRENT)
  return (await cache.match(APP_DOCUMENT)) ?? fetch(request)
}

/** Network first; offline the cached document, or the application, which redirects a signed-in user to the dashboard. */
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
  // If storage is full the file is not cached; the response is returned all the same.
  if (response.status === 200) cache.put(pathname, response.clone()).catch(() => undefined)
  // The server already has a newer version: the next page load fetches the document from it.
  if (response.status === 404 && isHashed(pathname)) await cache.delete(APP_DOCUMENT)
  return response
}
