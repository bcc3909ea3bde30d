import { matchRoutes, type Params } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { readSession } from '#web/platform/session/session.ts'
import type { Screen, ScreenModule } from '#web/screens/screen.ts'
import { addMemberRoutes, router } from './router.tsx'

/** For members, link-prefetch.ts also prefetches data. */
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

export function preload(pathname: string, then?: (page: ScreenModule, params: Params) => void): void {
  for (const { route, params } of matchRoutes(router.routes, pathname) ?? []) {
    const screen: Pick<Screen, 'lazy'> | undefined = route.handle
    screen?.lazy().then((page) => then?.(page, params), quiet)
  }
}

const quiet = () => {}
