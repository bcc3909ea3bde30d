import { type ComponentType, createElement } from 'react'
import { createBrowserRouter, Navigate, type RouteObject, redirect, useLocation } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { adminsOnly, elsewhere, guestsOnly, membersOnly } from './guards.ts'
import { FirstLoad, Root } from './root.tsx'
import { RouteFailure, WholePageFailure } from './route-failure.tsx'

/** The route table of the product: groups are guards, each page is a chunk of its own. */
const table: RouteObject[] = [
  { path: paths.home, ...page(() => import('#web/screens/landing.tsx'), 'LandingScreen') },
  { path: paths.forgotPassword, ...page(() => import('#web/screens/forgot-password.tsx'), 'ForgotPasswordScreen') },
  { path: paths.resetPassword, ...page(() => import('#web/screens/reset-password.tsx'), 'ResetPasswordScreen') },
  { path: paths.mailPreferences, ...page(() => import('#web/screens/mail-preferences.tsx'), 'MailPreferencesScreen') },
  {
    middleware: [guestsOnly],
    children: [
      { path: paths.login, ...page(() => import('#web/screens/login.tsx'), 'LoginScreen') },
      { path: paths.signup, ...page(() => import('#web/screens/signup.tsx'), 'SignupScreen') },
      { path: '/sign-up', Component: SignupAlias },
    ],
  },
  {
    middleware: [membersOnly],
    ...page(() => import('./shell.tsx'), 'Shell'),
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
    { path: paths.dashboard, ...page(() => import('#web/screens/dashboard.tsx'), 'DashboardScreen') },
    { path: paths.settings, ...page(() => import('#web/screens/settings.tsx'), 'SettingsScreen') },
    {
      path: paths.notificationSettings,
      ...page(() => import('#web/screens/notification-settings.tsx'), 'NotificationSettingsScreen'),
    },
    { path: '/article/:articleId', ...page(() => import('#web/screens/article.tsx'), 'ArticleScreen') },
    { path: paths.bookmarks, ...page(() => import('#web/screens/bookmarks.tsx'), 'BookmarksScreen') },
    { path: '/articles/:articleId', loader: ({ params }) => redirect(paths.article(params.articleId ?? '')) },
    { path: '/quiz/:quizId', ...page(() => import('#web/screens/quiz.tsx'), 'QuizScreen') },
    { path: paths.quizHistory, ...page(() => import('#web/screens/quiz-history.tsx'), 'QuizHistoryScreen') },
    { path: '/quiz-history/:attemptId', ...page(() => import('#web/screens/quiz-attempt.tsx'), 'QuizAttemptScreen') },
    {
      middleware: [adminsOnly],
      children: [
        { path: paths.adminDashboard, ...page(() => import('#web/screens/admin-dashboard.tsx'), 'AdminDashboardScreen') },
      ],
    },
  ]
}

/** A page is loaded when it is opened, or a moment earlier when somebody points at a link to it. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const pick = async () => (await load())[name]
  return { lazy: { Component: pick }, handle: { preload: load } }
}

/** A redirect would drop the navigation state (the plan somebody chose), so this alias is a page. */
function SignupAlias() {
  const { state, search } = useLocation()
  return createElement(Navigate, { to: { pathname: paths.signup, search }, state, replace: true })
}
