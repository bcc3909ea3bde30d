import type { ComponentType } from 'react'
import { type RouteObject, redirect } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { MEMBER_SCREENS } from '#web/screens/members.ts'
import type { Access } from '#web/screens/screen.ts'
import { adminsOnly, communityOnly, membersOnly, withoutProOnly } from './guards.ts'
import { loadNeededBanner } from './needed-banner.tsx'
import { RouteFailure } from './route-failure.tsx'
import { routeOf } from './screen-route.ts'
import { afterRequiredStep } from './step-guard.ts'

/** Separate chunk: most public visitors never need it. */
export function memberRoutes(): RouteObject[] {
  return [
    {
      middleware: [membersOnly],
      ...frame(loadShell),
      // Keeps the header when a page fails.
      children: [{ ErrorBoundary: RouteFailure, children: pages() }],
    },
  ]
}

async function loadShell() {
  const [{ Shell }] = await Promise.all([import('./shell.tsx'), loadNeededBanner()])
  return { Component: Shell }
}

function pages(): RouteObject[] {
  return [
    ...screensFor(undefined),
    { middleware: [withoutProOnly], children: screensFor('withoutPro') },
    { middleware: [communityOnly, afterRequiredStep], children: screensFor('community') },
    {
      middleware: [adminsOnly, afterRequiredStep],
      ...frame(() => import('./navigation/admin-layout.tsx')),
      children: screensFor('admins'),
    },
    { path: '/articles/:articleId', loader: ({ params }) => redirect(paths.article(params.articleId ?? '')) },
    { path: '/admin', loader: () => redirect(paths.adminDashboard) },
    { path: `${paths.settings}/*`, loader: () => redirect(paths.settings) },
  ]
}

const screensFor = (access: Access | undefined) => MEMBER_SCREENS.filter((screen) => screen.access === access).map(routeOf)

const frame = (lazy: () => Promise<{ Component: ComponentType }>) => ({ lazy, handle: { lazy } })
