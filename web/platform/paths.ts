export type SettingsPageName = 'account' | 'study-plan' | 'reading' | 'notifications' | 'devices' | 'plan' | 'data'

export const paths = {
  home: '/',
  login: '/login',
  loginFor: { plans: '/login?for=plans', payment: '/login?for=payment' },
  signup: '/signup',
  /** Keeps the navigation state. */
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  signInLink: '/sign-in-link',
  /** GOOGLE_RETURN_PATH, without loading the contract. */
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
  inTheNews: '/in-the-news',
  compilations: '/compilations',
  /** `2024-W31` or `2024-08`. */
  compilation: (period: string) => `/compilations/${encodeURIComponent(period)}`,
  threads: '/threads',
  thread: (threadId: string) => `/threads/${encodeURIComponent(threadId)}`,
  syllabus: '/syllabus',
  syllabusNode: (nodeId: string) => `/syllabus/${encodeURIComponent(nodeId)}`,
  /** Quizzes link here. */
  articleAlias: (articleId: string) => `/articles/${encodeURIComponent(articleId)}`,
  catchUp: '/catch-up',
  review: '/review',
  reviewOf: (nodeId: string) => `/review?node=${encodeURIComponent(nodeId)}`,
  reviewCards: '/review/cards',
  reviewFigures: '/review/figures',
  writing: '/write',
  writeAnswer: (articleId: string, questionKey: string) => `/write/q/${articleId}/${questionKey}`,
  writtenAnswer: (answerId: string) => `/write/answers/${answerId}`,
  exchange: '/write/exchange',
  reviewAnswer: '/write/exchange/review',
  quiz: (quizId: string) => `/quiz/${encodeURIComponent(quizId)}`,
  quizHistory: '/quiz-history',
  quizAttempt: (attemptId: string) => `/quiz-history/${encodeURIComponent(attemptId)}`,
  mockTests: '/mock-tests',
  /** A new test with these lines of the syllabus chosen. */
  testOf: (lines: readonly string[], count: number, answered?: 'wrong') =>
    `/mock-tests?lines=${lines.map(encodeURIComponent).join(',')}&count=${count}${answered ? `&answered=${answered}` : ''}`,
  /** A new test with the questions of a thread. */
  testOfThread: (threadId: string, count: number) => `/mock-tests?thread=${encodeURIComponent(threadId)}&count=${count}`,
  mockTest: (attemptId: string) => `/mock-tests/${attemptId}`,
  mockResult: (attemptId: string) => `/mock-tests/${attemptId}/result`,
  subscription: '/subscription',
  subscriptionBy: (cycle: string) => `/subscription?cycle=${encodeURIComponent(cycle)}`,
  /** CHECKOUT_RETURN_PATH, likewise. */
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
  adminInNews: (entryId: string) => `/admin/dashboard?tab=entries&entry=${encodeURIComponent(entryId)}&part=in-news`,
  adminTab: (tab: string) => `/admin/dashboard?tab=${encodeURIComponent(tab)}`,
  adminPeople: (q: string) => `/admin/dashboard?tab=people&q=${encodeURIComponent(q)}`,
  adminAudit: ({ subject }: { subject: string }) => `/admin/dashboard?tab=audit&subject=${encodeURIComponent(subject)}`,
  adminThread: (threadId: string) => `/admin/dashboard?tab=threads&thread=${encodeURIComponent(threadId)}`,
  adminFeedback: '/admin/feedback',
  adminCommunity: '/admin/community',
  adminReports: '/admin/reports',
  adminReport: (reportId: string) => `/admin/reports?status=all&report=${encodeURIComponent(reportId)}`,
  post: (forumId: string, postId: string) =>
    `/community/forums/${encodeURIComponent(forumId)}#post-${encodeURIComponent(postId)}`,
} as const

/** Fragments of an article. */
export const articleParts = {
  terms: 'terms',
  facts: 'facts',
  inShort: 'in-short',
  practise: 'practise',
  /** Opens them. */
  flashcards: 'flashcards',
} as const
