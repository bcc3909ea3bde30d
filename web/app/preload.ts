import { matchRoutes, type Params } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { readSession } from '#web/platform/session/session.ts'
import { addMemberRoutes, router } from './router.tsx'

/** A screen's file may export `prefetchData`, which requests the data the page needs first. */
type PageModule = { prefetchData?: (params: Params) => unknown }

/**
 * Preloads the code of a page when a guest points at or tabs to a link to it, and that of the dashboard while the sign-in form is being sent.
 * For signed-in users link-prefetch.ts also prefetches data.
 */
export function preloadOnIntent() {
  const onIntent = ({ target }: Event) => {
    const link = (target as Element).closest?.('a')
    if (link?.origin === location.origin && !readSession().user) preload(link.pathname)
  }
  document.addEventListener('pointerover', onIntent)
  document.addEventListener('focusin', onIntent)
  document.addEventListener('submit', ({ target }) => {
    if ((target as Element).querySelector('[name=password]')) addMemberRoutes().then(() => preload(paths.dashboard), quiet)
  })
}

export function preload(pathname: string, then?: (page: PageModule, params: Params) => void): void {
  for (const { route, params } of matchRoutes(router.routes, pathname) ?? [])
    route.handle?.().then((page: PageModule) => then?.(page, params), quiet)
}

/** A failure shows when the link is followed. */
const quiet = () => {}
