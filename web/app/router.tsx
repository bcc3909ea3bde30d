import { createElement } from 'react'
import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { guestsOnly, redirectUnknownPath } from './guards.ts'
import { GuestPages } from './guest-pages.tsx'
import { page } from './page.ts'
import { publicDocuments } from './public-documents.ts'
import { FirstLoad, Root } from './root.tsx'
import { WholePageFailure } from './route-failure.tsx'

/** The route table for guests. Groups have guards, and each page is a separate chunk. */
const table: RouteObject[] = [
  ...publicDocuments(),
  { path: paths.forgotPassword, ...page(() => import('#web/screens/accounts/forgot-password.tsx')) },
  { path: paths.resetPassword, ...page(() => import('#web/screens/accounts/reset-password.tsx')) },
  { path: paths.signInLink, ...page(() => import('#web/screens/accounts/sign-in-link.tsx')) },
  { path: paths.googleReturn, ...page(() => import('#web/screens/accounts/sign-in-google.tsx')) },
  { path: paths.confirmEmail, ...page(() => import('#web/screens/accounts/confirm-email.tsx')) },
  { path: paths.mailPreferences, ...page(() => import('#web/screens/messaging/mail-preferences.tsx')) },
  {
    middleware: [guestsOnly],
    Component: GuestPages,
    children: [
      { path: paths.login, ...page(() => import('#web/screens/accounts/login.tsx')) },
      { path: paths.signup, ...page(() => import('#web/screens/accounts/signup.tsx')) },
      { path: paths.signUp, Component: SignupAlias },
    ],
  },
  { path: '*', loader: redirectUnknownPath },
]

const ROOT = 'root'

let coming: Promise<void> | undefined

export let router: ReturnType<typeof createBrowserRouter>

/** Begins to load the page of the current address. */
export function openRouter() {
  router = createBrowserRouter(
    [{ id: ROOT, Component: Root, ErrorBoundary: WholePageFailure, HydrateFallback: FirstLoad, children: table }],
    { patchRoutesOnNavigation: addMemberRoutes },
  )
  return router
}

/**
 * Loads the routes of members at the first path that is not in this table, before the router matches it. The router calls this for every path with
 * a parameter; by then the routes are there.
 */
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

/** A page, because a redirect would drop the navigation state (the chosen plan). */
function SignupAlias() {
  const { state, search } = useLocation()
  return createElement(Navigate, { to: { pathname: paths.signup, search }, state, replace: true })
}
