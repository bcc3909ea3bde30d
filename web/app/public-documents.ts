import { type RouteObject, redirect, redirectDocument } from 'react-router'
import { addressIn } from '#contract/interface-language.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import { paths } from '#web/platform/paths.ts'
import { readSession } from '#web/platform/session/session.ts'
import { routeOf } from './screen-route.ts'

/** Separate documents without this application: a link is a full page load. */
export const publicDocuments = (): RouteObject[] =>
  LANGUAGES.flatMap((language) => PUBLIC_PATHS.map((path) => addressIn(path, language))).map((path) => ({
    loader: openDocument,
    ...routeOf({ path, lazy: () => import('#web/screens/site/public-page-missing.tsx') }),
  }))

function openDocument({ request }: { request: Request }) {
  const { pathname, search, hash } = new URL(request.url)
  // Back must not return to this redirect.
  if (!openedAs(pathname)) throw redirectDocument(pathname + search + hash, { headers: { 'X-Remix-Replace': 'true' } })
  // Offline, the application answers for documents; requesting again would loop.
  if (readSession().user) throw redirect(paths.dashboard)
  return null
}

function openedAs(pathname: string): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && new URL(opened.name).pathname === pathname
}
