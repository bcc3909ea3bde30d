import { matchRoutes } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { readSession } from '#web/platform/session.ts'
import { addMemberRoutes, router } from './router.tsx'

type Preloadable = { preload?: () => Promise<unknown> }

/**
 * Fetches the code of a page as soon as somebody points at, touches or focuses a link to it, and that of the dashboard while a password is
 * on its way. One listener for all links: none has to be of a special kind.
 */
export function preloadOnIntent() {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin === location.origin && link.target !== '_blank') preload(link.pathname, readSession().user !== null)
  }
  for (const kind of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(kind, onIntent, { passive: true })
  document.addEventListener('submit', ({ target }) => {
    if ((target as Element).querySelector('[name=password]')) preload(paths.dashboard, true)
  })
}

/** A failure shows itself when the link is followed. */
async function preload(pathname: string, isMember: boolean) {
  try {
    if (isMember) await addMemberRoutes()
    const pages = matchRoutes(router.routes, pathname) ?? []
    await Promise.all(pages.map(({ route }) => (route.handle as Preloadable | undefined)?.preload?.()))
  } catch {}
}
