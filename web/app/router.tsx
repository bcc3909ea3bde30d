import { type ComponentType, createElement } from 'react'
import { createBrowserRouter, Navigate, type RouteObject, redirect, useLocation } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { adminsOnly, elsewhere, guestsOnly, membersOnly } from './guards.ts'
import { FirstLoad, Root } from './root.tsx'
import { RouteFailure, WholePageFailure } from './route-failure.tsx'

/** The route table of the product: groups are guards, each page is a chunk of its own. */
const table: RouteObject[] = [
  { path: paths.home, ...page(() => import('#web/screens/landing.tsx')) },
  { path: paths.forgotPassword, ...page(() => import('#web/screens/forgot-password.tsx')) },
  { path: paths.resetPassword, ...page(() => import('#web/screens/reset-password.tsx')) },
  { path: paths.mailPreferences, ...page(() => import('#web/screens/mail-preferences.tsx')) },
  {
    middleware: [guestsOnly],
    children: [
      { path: paths.login, ...page(() => import('#web/screens/login.tsx')) },
      { path: paths.signup, ...page(() => import('#web/screens/signup.tsx')) },
      { path: '/sign-up', Component: SignupAlias },
    ],
  },
  {
    middleware: [membersOnly],
    ...page(() => import('./shell.tsx')),
    // Stands inside the shell, so that a page that fails leaves the header in place.
    children: [{ ErrorBoundary: RouteFailure, children: signedInPages() }],
  },
  { path: '*', loader: elsewhere },
]

export const router = createBrowserRouter([
  { Component: Root, ErrorBoundary: WholePageFailure, HydrateFallback: FirstLoad, children: table },
])

function signedInPages(): RouteObject[] {
  return [
    { path: paths.dashboard, ...page(() => import('#web/screens/dashboard.tsx')) },
    { path: paths.settings, ...page(() => import('#web/screens/settings.tsx')) },
    {
      path: paths.notificationSettings,
      ...page(() => import('#web/screens/notification-settings.tsx')),
    },
    { path: '/article/:articleId', ...page(() => import('#web/screens/article.tsx')) },
    { path: paths.bookmarks, ...page(() => import('#web/screens/bookmarks.tsx')) },
    { path: '/articles/:articleId', loader: ({ params }) => redirect(paths.article(params.articleId ?? '')) },
    { path: '/quiz/:quizId', ...page(() => import('#web/screens/quiz.tsx')) },
    { path: paths.quizHistory, ...page(() => import('#web/screens/quiz-history.tsx')) },
    { path: '/quiz-history/:attemptId', ...page(() => import('#web/screens/quiz-attempt.tsx')) },
    { path: paths.feedbackSubmit, ...page(() => import('#web/screens/feedback-submit.tsx')) },
    { path: paths.myFeedback, ...page(() => import('#web/screens/my-feedback.tsx')) },
    { path: '/feedback/track/:trackingId', ...page(() => import('#web/screens/feedback-track.tsx')) },
    {
      middleware: [adminsOnly],
      children: [
        { path: paths.adminDashboard, ...page(() => import('#web/screens/admin-dashboard.tsx')) },
        { path: paths.adminFeedback, ...page(() => import('#web/screens/admin-feedback.tsx')) },
      ],
    },
  ]
}

type Load = () => Promise<Record<string, unknown>>

/** A page is loaded when it is opened, or a moment earlier when somebody points at a link to it. It is what its file calls a screen. */
function page(load: Load) {
  const pick = async () => Object.entries(await load()).find(([name]) => /Screen$|^Shell$/.test(name))?.[1] as ComponentType
  return { lazy: { Component: pick }, handle: { preload: load } }
}

/** A redirect would drop the navigation state (the plan somebody chose), so this alias is a page. */
function SignupAlias() {
  const { state, search } = useLocation()
  return createElement(Navigate, { to: { pathname: paths.signup, search }, state, replace: true })
}
