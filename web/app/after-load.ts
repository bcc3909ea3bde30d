import { isMetered } from '#web/platform/offline/register-worker.ts'
import { fetchWebFonts } from '#web/platform/theme/web-fonts.ts'
import { prefetchLinks } from './link-prefetch.ts'
import { preloadOnIntent } from './preload.ts'
import { startWorker } from './worker.ts'

/** Prefetching, fonts and the service worker. This code is loaded after the first page. */
export function afterLoad(): void {
  preloadOnIntent()
  prefetchLinks()
  startWorker()
  if (!isMetered()) void fetchWebFonts()
}
