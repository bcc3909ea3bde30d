export type SettingsPageName = 'account' | 'reading' | 'notifications' | 'devices' | 'plan' | 'data'

/** Every path of the product, for links and navigation; the router uses them as patterns. */
export const paths = {
  home: '/',
  login: '/login',
  /** With the reason that the page shows. */
  loginFor: { plans: '/login?for=plans', payment: '/login?for=payment' },
  signup: '/signup',
  /** An alias that keeps the navigation state. */
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  signInLink: '/sign-in-link',
  /** GOOGLE_RETURN_PATH of the contract, repeated so that the first page need not load it. */
  googleReturn: '/sign-in-google',
  confirmEmail: '/confirm-email',
  dashboard: '/dashboard',
  practise: '/practise',
  library: '/library',
  me: '/me',
  settings: '/settings',
  settingsPage: (name: SettingsPageName) => `/settings/${name}`,
  notificationSettings: '/notification-settings',
  mailPreferences: '/mail-preferences',
  article: (articleId: string) => `/article/${encodeURIComponent(articleId)}`,
  progress: '/me/progress',
  bookmarks: '/bookmarks',
  notes: '/notes',
  archive: '/archive',
  compilations: '/compilations',
  /** Of a week, `2024-W31`, or a month, `2024-08`. */
  compilation: (period: string) => `/compilations/${encodeURIComponent(period)}`,
  syllabus: '/syllabus',
  /** A paper or a line of the syllabus. */
  syllabusNode: (nodeId: string) => `/syllabus/${encodeURIComponent(nodeId)}`,
  /** Redirects to the reader; quizzes link here. */
  articleAlias: (articleId: string) => `/articles/${encodeURIComponent(articleId)}`,
  /** Cards to recall: today's, all of them, and the figures with the settings. */
  catchUp: '/catch-up',
  review: '/review',
  reviewOf: (nodeId: string) => `/review?node=${encodeURIComponent(nodeId)}`,
  reviewCards: '/review/cards',
  reviewFigures: '/review/figures',
  /** Written answers: the list, where a question is answered, a finished answer, and the exchange. */
  writing: '/write',
  writeAnswer: (articleId: string, questionKey: string) => `/write/q/${articleId}/${questionKey}`,
  writtenAnswer: (answerId: string) => `/write/answers/${answerId}`,
  exchange: '/write/exchange',
  reviewAnswer: '/write/exchange/review',
  quiz: (quizId: string) => `/quiz/${encodeURIComponent(quizId)}`,
  quizHistory: '/quiz-history',
  quizAttempt: (attemptId: string) => `/quiz-history/${encodeURIComponent(attemptId)}`,
  mockTests: '/mock-tests',
  mockTest: (attemptId: string) => `/mock-tests/${attemptId}`,
  mockResult: (attemptId: string) => `/mock-tests/${attemptId}/result`,
  subscription: '/subscription',
  /** With a preselected billing cycle. */
  subscriptionBy: (cycle: string) => `/subscription?cycle=${encodeURIComponent(cycle)}`,
  /** The return path of the checkout: CHECKOUT_RETURN_PATH of the contract, repeated so that the first page need not load it. */
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
