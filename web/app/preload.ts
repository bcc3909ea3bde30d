import { matchRoutes, type RouteObject } from 'react-router'

type Preloadable = { preload?: () => Promise<unknown> }

/**
 * Fetches the code of a page as soon as somebody points at, touches or focuses a link to it. One listener for all links: none has to be
 * of a special kind.
 */
export function preloadOnIntent(routes: RouteObject[]) {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target === '_blank') return
    // A failure shows itself when the link is followed.
    for (const { route } of matchRoutes(routes, link.pathname) ?? [])
      (route.handle as Preloadable | undefined)?.preload?.().catch(() => undefined)
  }
  for (const kind of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(kind, onIntent, { passive: true })
}
