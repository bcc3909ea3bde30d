import { type RouteObject, redirect, redirectDocument } from 'react-router'
import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import { paths } from '#web/platform/paths.ts'
import { readSession } from '#web/platform/session/session.ts'
import { page } from './page.ts'

/** The public pages are documents of their own, without this application: whoever is led to one from inside leaves it. */
export const publicDocuments = (): RouteObject[] =>
  PUBLIC_PATHS.map((path) => ({ path, loader: leave, ...page(() => import('#web/screens/site/public-page-missing.tsx')) }))

function leave({ request }: { request: Request }) {
  const { pathname, search, hash } = new URL(request.url)
  // Going Back must not come here again, so the document takes this step's place in the history.
  if (!openedAs(pathname)) throw redirectDocument(pathname + search + hash, { headers: { 'X-Remix-Replace': 'true' } })
  // Asking once more would go round in circles: somebody answered with the application instead, as happens without a network.
  if (readSession().user) throw redirect(paths.dashboard)
  return null
}

/** Whether this very document is what came for the address. */
function openedAs(pathname: string): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && new URL(opened.name).pathname === pathname
}
