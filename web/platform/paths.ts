/** Every address inside the product. Links and navigation take them from here, the router reads them as patterns. */
export const paths = {
  home: '/',
  login: '/login',
  /** With the reason, for a line on the page. */
  loginFor: { plans: '/login?for=plans', payment: '/login?for=payment' },
  signup: '/signup',
  /** An alias that keeps what somebody comes with. */
  signUp: '/sign-up',
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
  subscription: '/subscription',
  /** With the cycle picked. */
  subscriptionBy: (cycle: string) => `/subscription?cycle=${encodeURIComponent(cycle)}`,
  /** Where the checkout brings people back to: CHECKOUT_RETURN_PATH of the contract, of which the first page needs nothing else. */
  afterCheckout: '/subscription/return',
  checkoutOutcome: (checkoutId: string) => `/subscription/return?checkout=${encodeURIComponent(checkoutId)}`,
  subscriptionFor: { community: '/subscription?for=community' },
  forums: '/community/forums',
  forum: (forumId: string) => `/community/forums/${encodeURIComponent(forumId)}`,
  peerLearning: '/community/peer-learning',
  quizForum: (quizId: string) => `/community/quiz-forums/${encodeURIComponent(quizId)}`,
  feedbackSubmit: '/feedback/submit',
  myFeedback: '/feedback/my-feedback',
  feedbackTrack: (trackingId: string) => `/feedback/track/${encodeURIComponent(trackingId)}`,
  adminDashboard: '/admin/dashboard',
  adminEntries: '/admin/dashboard?tab=entries',
  adminEntry: (entryId: string) => `/admin/dashboard?tab=entries&entry=${encodeURIComponent(entryId)}`,
  adminArticle: (entryId: string, articleId: string) =>
    `/admin/dashboard?tab=entries&entry=${encodeURIComponent(entryId)}&article=${encodeURIComponent(articleId)}`,
  adminTab: (tab: string) => `/admin/dashboard?tab=${encodeURIComponent(tab)}`,
  adminPeople: (q: string) => `/admin/dashboard?tab=people&q=${encodeURIComponent(q)}`,
  adminAudit: ({ subject }: { subject: string }) => `/admin/dashboard?tab=audit&subject=${encodeURIComponent(subject)}`,
  adminFeedback: '/admin/feedback',
  adminCommunity: '/admin/community',
  adminReports: '/admin/reports',
  adminReport: (reportId: string) => `/admin/reports?status=all&report=${encodeURIComponent(reportId)}`,
  post: (forumId: string, postId: string) =>
    `/community/forums/${encodeURIComponent(forumId)}#post-${encodeURIComponent(postId)}`,
} as const
