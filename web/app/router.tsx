import { createElement } from 'react'
import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { GUEST_SCREENS } from '#web/screens/guests.ts'
import type { Access } from '#web/screens/screen.ts'
import { guestsOnly, redirectUnknownPath } from './guards.ts'
import { GuestPages } from './guest-pages.tsx'
import { publicDocuments } from './public-documents.ts'
import { FirstLoad, Root } from './root.tsx'
import { WholePageFailure } from './route-failure.tsx'
import { routeOf } from './screen-route.ts'

const table: RouteObject[] = [
  ...publicDocuments(),
  ...screensFor(undefined),
  {
    middleware: [guestsOnly],
    Component: GuestPages,
    children: [...screensFor('guests'), { path: paths.signUp, Component: SignupAlias }],
  },
  { path: '*', loader: redirectUnknownPath },
]

const ROOT = 'root'

let coming: Promise<void> | undefined

export let router: ReturnType<typeof createBrowserRouter>

export function openRouter() {
  router = createBrowserRouter(
    [{ id: ROOT, Component: Root, ErrorBoundary: WholePageFailure, HydrateFallback: FirstLoad, children: table }],
    { patchRoutesOnNavigation: addMemberRoutes },
  )
  return router
}

/** The router calls this before matching unknown or parametrised paths. */
export function addMemberRoutes(): Promise<void> {
  coming ??= import('./member-routes.ts').then(
    ({ memberRoutes }) => router.patchRoutes(ROOT, memberRoutes()),
    (failure) => {
      coming = undefined
      throw failure
    },
  )
  return coming
}

/** Redirects would drop the navigation state (the chosen plan). */
function SignupAlias() {
  const { state, search } = useLocation()
  return createElement(Navigate, { to: { pathname: paths.signup, search }, state, replace: true })
}

function screensFor(access: Access | undefined): RouteObject[] {
  return GUEST_SCREENS.filter((screen) => screen.access === access).map(routeOf)
}
