/** Every address inside the product. Links and navigation take them from here, the router reads them as patterns. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  settings: '/settings',
  notificationSettings: '/notification-settings',
  mailPreferences: '/mail-preferences',
  article: (articleId: string) => `/article/${encodeURIComponent(articleId)}`,
  bookmarks: '/bookmarks',
  /** Leads to the reader; quizzes link here. */
  articleAlias: (articleId: string) => `/articles/${encodeURIComponent(articleId)}`,
  quiz: (quizId: string) => `/quiz/${encodeURIComponent(quizId)}`,
  quizHistory: '/quiz-history',
  quizAttempt: (attemptId: string) => `/quiz-history/${encodeURIComponent(attemptId)}`,
  forums: '/community/forums',
  forum: (forumId: string) => `/community/forums/${encodeURIComponent(forumId)}`,
  adminDashboard: '/admin/dashboard',
} as const
