import type { RouteObject } from 'react-router'
import { addressIn } from '#contract/interface-language.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import { paths } from '#web/platform/paths.ts'
import { readSession } from '#web/platform/session/session.ts'
import { type Instead, route, type Visit } from './routing/route.ts'

/** Separate documents without this application: a link is a full page load. */
export const publicDocuments = (): RouteObject[] =>
  LANGUAGES.flatMap((language) => PUBLIC_PATHS.map((path) => addressIn(path, language))).map((path) =>
    route({ path, guard: documentOf, lazy: () => import('#web/screens/site/public-page-missing.tsx') }),
  )

function documentOf({ location: { pathname, search, hash } }: Visit): Instead {
  if (!openedAs(pathname)) return { document: pathname + search + hash }
  // Offline, the application answers for documents; requesting again would loop.
  return readSession().user ? paths.dashboard : undefined
}

function openedAs(pathname: string): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && new URL(opened.name).pathname === pathname
}
