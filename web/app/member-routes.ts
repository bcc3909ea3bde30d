import type { RouteObject } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { MEMBER_SCREENS } from '#web/screens/members.ts'
import type { Access } from '#web/screens/screen.ts'
import { adminsOnly, communityOnly, knownPathsOnly, membersOnly, withoutProOnly } from './guards.ts'
import { loadNeededBanner } from './needed-banner.tsx'
import { route, routeOf } from './routing/route.ts'
import { PageBoundary, RouteFailure } from './routing/route-failure.tsx'
import { afterRequiredStep } from './step-guard.ts'

const screensFor = (access: Access | undefined) => MEMBER_SCREENS.filter((screen) => screen.access === access).map(routeOf)

const pages: RouteObject[] = [
  ...screensFor(undefined),
  route({ guard: withoutProOnly, children: screensFor('withoutPro') }),
  route({ guard: () => communityOnly() ?? afterRequiredStep(), children: screensFor('community') }),
  route({
    guard: () => adminsOnly() ?? afterRequiredStep(),
    lazy: () => import('./navigation/admin-layout.tsx'),
    children: screensFor('admins'),
  }),
  route({ path: '/articles/:articleId', guard: ({ params }) => paths.article(params.articleId ?? '') }),
  route({ path: '/admin', guard: () => paths.adminDashboard }),
  route({ path: `${paths.settings}/*`, guard: () => paths.settings }),
]

export const MEMBER_ROUTES: RouteObject[] = [
  route({
    guard: membersOnly,
    lazy: loadShell,
    // Keeps the header when a page fails.
    children: [route({ Component: PageBoundary, Failure: RouteFailure, children: pages })],
  }),
  route({ path: '*', guard: knownPathsOnly }),
]

async function loadShell() {
  const [{ Shell }] = await Promise.all([import('./shell.tsx'), loadNeededBanner()])
  return { Component: Shell }
}
