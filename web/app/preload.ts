import { matchRoutes, type Params } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { readSession } from '#web/platform/session/session.ts'
import { addMemberRoutes, router } from './router.tsx'

/** What a page asks the server first, where its file says so. */
type Asking = { askFirst?: (params: Params) => unknown }

/**
 * Fetches the code of a page as soon as somebody who is not signed in points at or tabs to a link to it, and that of the dashboard while a
 * password is on its way. Behind the sign-in page there is more to fetch, and more to think of: point-ahead.ts.
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

export function preload(pathname: string, then?: (page: Asking, params: Params) => void): void {
  for (const { route, params } of matchRoutes(router.routes, pathname) ?? [])
    route.handle?.().then((page: Asking) => then?.(page, params), quiet)
}

/** A failure shows itself when the link is followed. */
const quiet = () => {}
