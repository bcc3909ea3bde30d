import { createElement } from 'react'
import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { elsewhere, guestsOnly } from './guards.ts'
import { page } from './page.ts'
import { publicDocuments } from './public-documents.ts'
import { FirstLoad, Root } from './root.tsx'
import { WholePageFailure } from './route-failure.tsx'

/** The route table of the product: groups are guards, each page is a chunk of its own. These are the pages that guests come to. */
const table: RouteObject[] = [
  ...publicDocuments(),
  { path: paths.forgotPassword, ...page(() => import('#web/screens/accounts/forgot-password.tsx')) },
  { path: paths.resetPassword, ...page(() => import('#web/screens/accounts/reset-password.tsx')) },
  { path: paths.mailPreferences, ...page(() => import('#web/screens/messaging/mail-preferences.tsx')) },
  {
    middleware: [guestsOnly],
    children: [
      { path: paths.login, ...page(() => import('#web/screens/accounts/login.tsx')) },
      { path: paths.signup, ...page(() => import('#web/screens/accounts/signup.tsx')) },
      { path: paths.signUp, Component: SignupAlias },
    ],
  },
  { path: '*', loader: elsewhere },
]

const ROOT = 'root'

let coming: Promise<void> | undefined

export const router = createBrowserRouter(
  [{ id: ROOT, Component: Root, ErrorBoundary: WholePageFailure, HydrateFallback: FirstLoad, children: table }],
  { patchRoutesOnNavigation: addMemberRoutes },
)

/**
 * The rest of the table comes with the first address that is not in this one, before anything is decided about that address. The router asks
 * at each address with a parameter whether there is more: then all of it is there.
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

/** A redirect would drop the navigation state (the plan somebody chose), so this alias is a page. */
function SignupAlias() {
  const { state, search } = useLocation()
  return createElement(Navigate, { to: { pathname: paths.signup, search }, state, replace: true })
}
