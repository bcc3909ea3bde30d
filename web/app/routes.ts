import { createElement } from 'react'
import { Navigate, type RouteObject, useLocation } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { GUEST_SCREENS } from '#web/screens/guests.ts'
import type { Access } from '#web/screens/screen.ts'
import { guestsOnly } from './guards.ts'
import { GuestPages } from './guest-pages.tsx'
import { publicDocuments } from './public-documents.ts'
import { route, routeOf } from './routing/route.ts'

export const guestRoutes: RouteObject[] = [
  ...publicDocuments(),
  ...screensFor(undefined),
  route({
    guard: guestsOnly,
    Component: GuestPages,
    children: [...screensFor('guests'), route({ path: paths.signUp, Component: SignupAlias })],
  }),
]

let members: Promise<RouteObject[]> | undefined

/** Separate chunk: most public visitors never need it. */
export function memberRoutes(): Promise<RouteObject[]> {
  members ??= import('./member-routes.ts').then(
    ({ MEMBER_ROUTES }) => MEMBER_ROUTES,
    (failure) => {
      members = undefined
      throw failure
    },
  )
  return members
}

/** Redirects would drop the navigation state (the chosen plan). */
function SignupAlias() {
  const { state, search } = useLocation()
  return createElement(Navigate, { to: { pathname: paths.signup, search }, state, replace: true })
}

function screensFor(access: Access | undefined): RouteObject[] {
  return GUEST_SCREENS.filter((screen) => screen.access === access).map(routeOf)
}
