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
  adminDashboard: '/admin/dashboard',
} as const
