import { prefetchLinks } from './link-prefetch.ts'
import { preloadOnIntent } from './preload.ts'
import { startWorker } from './worker.ts'

/** Prefetching and the service worker. This code is loaded after the first page. */
export function afterLoad(): void {
  preloadOnIntent()
  prefetchLinks()
  startWorker()
}
