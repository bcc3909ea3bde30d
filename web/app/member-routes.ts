import { type RouteObject, redirect } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { adminsOnly, communityOnly, membersOnly, withoutProOnly } from './guards.ts'
import { page } from './page.ts'
import { RouteFailure } from './route-failure.tsx'

/** What is behind the sign-in page: a chunk of its own (router.tsx), since most who come to the public pages never need it. */
export function memberRoutes(): RouteObject[] {
  return [
    {
      middleware: [membersOnly],
      ...page(() => import('./shell.tsx')),
      // Stands inside the shell, so that a page that fails leaves the header in place.
      children: [{ ErrorBoundary: RouteFailure, children: [...everybodys(), communitys(), admins()] }],
    },
  ]
}

function everybodys(): RouteObject[] {
  return [
    { path: paths.dashboard, ...page(() => import('#web/screens/dashboard.tsx')) },
    { path: paths.settings, ...page(() => import('#web/screens/settings.tsx')) },
    { path: paths.notificationSettings, ...page(() => import('#web/screens/notification-settings.tsx')) },
    { path: '/article/:articleId', ...page(() => import('#web/screens/article.tsx')) },
    { path: '/articles/:articleId', loader: ({ params }) => redirect(paths.article(params.articleId ?? '')) },
    { path: paths.bookmarks, ...page(() => import('#web/screens/bookmarks.tsx')) },
    { path: '/quiz/:quizId', ...page(() => import('#web/screens/quiz.tsx')) },
    { path: paths.quizHistory, ...page(() => import('#web/screens/quiz-history.tsx')) },
    { path: '/quiz-history/:attemptId', ...page(() => import('#web/screens/quiz-attempt.tsx')) },
    { path: paths.subscription, middleware: [withoutProOnly], ...page(() => import('#web/screens/subscription.tsx')) },
    { path: paths.afterCheckout, ...page(() => import('#web/screens/checkout-return.tsx')) },
    { path: paths.feedbackSubmit, ...page(() => import('#web/screens/feedback-submit.tsx')) },
    { path: paths.myFeedback, ...page(() => import('#web/screens/my-feedback.tsx')) },
    { path: '/feedback/track/:trackingId', ...page(() => import('#web/screens/feedback-track.tsx')) },
  ]
}

function communitys(): RouteObject {
  return {
    middleware: [communityOnly],
    children: [
      { path: paths.forums, ...page(() => import('#web/screens/forums.tsx')) },
      { path: '/community/forums/:forumId', ...page(() => import('#web/screens/forum.tsx')) },
      { path: paths.peerLearning, ...page(() => import('#web/screens/peer-learning.tsx')) },
      { path: '/community/quiz-forums/:quizId', ...page(() => import('#web/screens/quiz-forum.tsx')) },
    ],
  }
}

function admins(): RouteObject {
  return {
    middleware: [adminsOnly],
    children: [
      { path: paths.adminDashboard, ...page(() => import('#web/screens/admin-dashboard.tsx')) },
      { path: paths.adminFeedback, ...page(() => import('#web/screens/admin-feedback.tsx')) },
      { path: paths.adminCommunity, ...page(() => import('#web/screens/admin-community.tsx')) },
      { path: paths.adminReports, ...page(() => import('#web/screens/admin-reports.tsx')) },
    ],
  }
}
