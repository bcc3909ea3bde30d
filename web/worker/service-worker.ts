import { isHashed, outdated, PREFIX, treatmentOf } from './rules.ts'

/**
 * Opens the application without a network. It keeps the application’s own files and nothing else: what one person reads is kept by the page
 * (platform/offline/offline-store.ts), and goes when they sign out.
 */

declare const self: ServiceWorkerGlobalScope

// Filled in by scripts/service-worker.ts.
declare const __VERSION__: string
declare const __SHELL__: readonly string[]
declare const __READER__: readonly string[]

const SHELL = __SHELL__
const CURRENT = PREFIX + __VERSION__
/** What every address of the application is answered with. */
const APPLICATION = '/index.html'

self.addEventListener('install', (event) => event.waitUntil(keep(SHELL)))

self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('message', (event) => {
  // A page says so when its person has pressed for the new version.
  if (event.data === 'take over') event.waitUntil(self.skipWaiting())
  // And so when somebody is signed in whose line is not metered.
  if (event.data === 'keep the reader') event.waitUntil(keep(__READER__).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const asked = { method: request.method, url: request.url, isOpening: request.mode === 'navigate' }
  const treatment = treatmentOf(asked, self.location.origin, SHELL)
  if (treatment === 'application') event.respondWith(application(request))
  if (treatment === 'document') event.respondWith(publicDocument(request))
  if (treatment === 'file') event.respondWith(file(request))
})

async function begin(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), CURRENT).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Hashed files that an earlier version has brought are not fetched again. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CURRENT)
  for (const path of paths) {
    if (await cache.match(path)) continue
    const known = isHashed(path) ? await caches.match(path) : undefined
    const response = known ?? (await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' }))
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    await cache.put(path, response)
  }
}

/** At once from the cache, so that a slow line delays nothing; a new version comes as a new worker. */
async function application(request: Request): Promise<Response> {
  const cache = await caches.open(CURRENT)
  return (await cache.match(APPLICATION)) ?? fetch(request)
}

/** The network’s word first; without one what was opened last, or the application, which leads whoever is signed in to the dashboard. */
async function publicDocument(request: Request): Promise<Response> {
  const cache = await caches.open(CURRENT)
  const { pathname } = new URL(request.url)
  try {
    const response = await fetch(request)
    if (response.ok) cache.put(pathname, response.clone()).catch(() => undefined)
    return response
  } catch (error) {
    const standIn = (await cache.match(pathname)) ?? (await cache.match(APPLICATION))
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
  // A full device keeps nothing more; the file itself has come.
  if (response.status === 200) cache.put(pathname, response.clone()).catch(() => undefined)
  // The server has a newer version already: the next opening takes the document from there.
  if (response.status === 404 && isHashed(pathname)) await cache.delete(APPLICATION)
  return response
}
