import { prefetchLinks } from './link-prefetch.ts'
import { preloadOnIntent } from './preload.ts'
import { startWorker } from './worker.ts'

export function afterLoad(): void {
  preloadOnIntent()
  prefetchLinks()
  startWorker()
}
