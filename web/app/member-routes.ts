import { type RouteObject, redirect } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { adminsOnly, communityOnly, membersOnly, withoutProOnly } from './guards.ts'
import { loadNeededBanner } from './needed-banner.tsx'
import { page } from './page.ts'
import { RouteFailure } from './route-failure.tsx'
import { afterRequiredStep } from './step-guard.ts'

/** The routes behind the sign-in page. They are a separate chunk (router.tsx), because most visitors of the public pages never need it. */
export function memberRoutes(): RouteObject[] {
  return [
    {
      middleware: [membersOnly],
      ...page(loadShell),
      // Inside the shell, so that the header stays when a page fails.
      children: [{ ErrorBoundary: RouteFailure, children: [...memberPages(), communityPages(), adminPages()] }],
    },
  ]
}

async function loadShell() {
  const [{ Shell }] = await Promise.all([import('./shell.tsx'), loadNeededBanner()])
  return { Shell }
}

function memberPages(): RouteObject[] {
  return [
    { path: paths.dashboard, ...page(() => import('#web/screens/reading/dashboard.tsx')) },
    { path: paths.practise, ...page(() => import('#web/screens/practice/practise.tsx')) },
    { path: paths.library, ...page(() => import('#web/screens/reading/library.tsx')) },
    { path: paths.me, ...page(() => import('#web/screens/accounts/me.tsx')) },
    ...settingsPages(),
    { path: paths.notificationSettings, ...page(() => import('#web/screens/messaging/notification-settings.tsx')) },
    { path: '/article/:articleId', ...page(() => import('#web/screens/reading/article.tsx')) },
    { path: '/articles/:articleId', loader: ({ params }) => redirect(paths.article(params.articleId ?? '')) },
    { path: paths.progress, ...page(() => import('#web/screens/reading/progress.tsx')) },
    { path: paths.bookmarks, ...page(() => import('#web/screens/reading/bookmarks.tsx')) },
    { path: paths.notes, ...page(() => import('#web/screens/syllabus/notes.tsx')) },
    { path: paths.compilations, ...page(() => import('#web/screens/syllabus/compilations.tsx')) },
    { path: '/compilations/:period', ...page(() => import('#web/screens/syllabus/compilation.tsx')) },
    { path: paths.archive, ...page(() => import('#web/screens/reading/archive.tsx')) },
    { path: paths.syllabus, ...page(() => import('#web/screens/syllabus/syllabus.tsx')) },
    { path: '/syllabus/:nodeId', ...page(() => import('#web/screens/syllabus/syllabus-node.tsx')) },
    { path: paths.catchUp, ...page(() => import('#web/screens/practice/catch-up.tsx')) },
    { path: `${paths.writing}/*`, ...page(() => import('#web/screens/practice/writing.tsx')) },
    { path: paths.review, ...page(() => import('#web/screens/practice/review.tsx')) },
    { path: paths.reviewCards, ...page(() => import('#web/screens/practice/review-cards.tsx')) },
    { path: paths.reviewFigures, ...page(() => import('#web/screens/practice/review-figures.tsx')) },
    { path: '/quiz/:quizId', ...page(() => import('#web/screens/practice/quiz.tsx')) },
    { path: paths.quizHistory, ...page(() => import('#web/screens/practice/quiz-history.tsx')) },
    { path: '/quiz-history/:attemptId', ...page(() => import('#web/screens/practice/quiz-attempt.tsx')) },
    { path: `${paths.mockTests}/*`, ...page(() => import('#web/screens/practice/mock-tests.tsx')) },
    { path: paths.subscription, middleware: [withoutProOnly], ...page(() => import('#web/screens/billing/subscription.tsx')) },
    { path: paths.afterCheckout, ...page(() => import('#web/screens/billing/checkout-return.tsx')) },
    { path: paths.feedbackSubmit, ...page(() => import('#web/screens/site/feedback-submit.tsx')) },
    { path: paths.myFeedback, ...page(() => import('#web/screens/site/my-feedback.tsx')) },
    { path: '/feedback/track/:trackingId', ...page(() => import('#web/screens/site/feedback-track.tsx')) },
  ]
}

function settingsPages(): RouteObject[] {
  return [
    { path: paths.settings, ...page(() => import('#web/screens/accounts/settings.tsx')) },
    { path: paths.settingsPage('account'), ...page(() => import('#web/screens/accounts/settings-account.tsx')) },
    { path: paths.settingsPage('reading'), ...page(() => import('#web/screens/accounts/settings-reading.tsx')) },
    { path: paths.settingsPage('notifications'), ...page(() => import('#web/screens/accounts/settings-notifications.tsx')) },
    { path: paths.settingsPage('devices'), ...page(() => import('#web/screens/accounts/settings-devices.tsx')) },
    { path: paths.settingsPage('plan'), ...page(() => import('#web/screens/accounts/settings-plan.tsx')) },
    { path: paths.settingsPage('data'), ...page(() => import('#web/screens/accounts/settings-data.tsx')) },
    { path: `${paths.settings}/*`, loader: () => redirect(paths.settings) },
  ]
}

function communityPages(): RouteObject {
  return {
    middleware: [communityOnly, afterRequiredStep],
    children: [
      { path: paths.forums, ...page(() => import('#web/screens/community/forums.tsx')) },
      { path: '/community/forums/:forumId', ...page(() => import('#web/screens/community/forum.tsx')) },
      { path: paths.peerLearning, ...page(() => import('#web/screens/community/peer-learning.tsx')) },
      { path: '/community/quiz-forums/:quizId', ...page(() => import('#web/screens/community/quiz-forum.tsx')) },
    ],
  }
}

function adminPages(): RouteObject {
  return {
    middleware: [adminsOnly, afterRequiredStep],
    ...page(() => import('./navigation/admin-layout.tsx')),
    children: [
      { path: paths.adminDashboard, ...page(() => import('#web/screens/newsroom/admin-dashboard.tsx')) },
      { path: paths.adminFeedback, ...page(() => import('#web/screens/site/admin-feedback.tsx')) },
      { path: paths.adminCommunity, ...page(() => import('#web/screens/newsroom/admin-community.tsx')) },
      { path: paths.adminReports, ...page(() => import('#web/screens/community/admin-reports.tsx')) },
    ],
  }
}
