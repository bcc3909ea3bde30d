import { prefetchLinks } from './link-prefetch.ts'
import { preloadOnIntent } from './preload.ts'
import { startWorker } from './worker.ts'

/** What makes the next page quicker, and keeps the application on the device; its code comes when the first page has loaded. */
export function afterLoad(): void {
  preloadOnIntent()
  prefetchLinks()
  startWorker()
}
