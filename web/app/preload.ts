import type { Params } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { readSession } from '#web/platform/session/session.ts'
import type { ScreenModule } from '#web/screens/screen.ts'
import { guestRoutes, memberRoutes } from './routes.ts'
import { matchesOf } from './routing/matches.tsx'
import { handleOf } from './routing/route.ts'

/** For members, link-prefetch.ts also prefetches data. */
export function preloadOnIntent() {
  const onIntent = ({ target }: Event) => {
    const link = (target as Element).closest?.('a')
    if (link?.origin === location.origin && !readSession().user) preload(link.pathname)
  }
  document.addEventListener('pointerover', onIntent)
  document.addEventListener('focusin', onIntent)
  document.addEventListener('submit', ({ target }) => {
    if ((target as Element).querySelector('[name=password]')) preload(paths.dashboard)
  })
}

export function preload(pathname: string, then?: (page: ScreenModule, params: Params) => void): void {
  matchesOf({ pathname }, { first: guestRoutes, more: memberRoutes }).then((matches) => {
    for (const match of matches)
      handleOf(match)
        .lazy?.()
        .then((page) => then?.(page, match.params), quiet)
  })
}

const quiet = () => {}
