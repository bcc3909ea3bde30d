const KB = 1000
const SIGNED_IN = ['index.html', 'app/member-routes.ts', 'app/shell.tsx']
export const PAGES = [
  { page: '/login', loads: ['index.html', 'screens/accounts/login.tsx'], budget: 96.7 * KB },
  { page: '/dashboard', loads: [...SIGNED_IN, 'screens/reading/dashboard.tsx'], budget: 145.5 * KB },
  { page: '/article/:articleId', loads: [...SIGNED_IN, 'screens/reading/article.tsx'], budget: 150.3 * KB },
]

export const PUBLIC_PAGES = [
  { page: '/', file: 'index.html', budget: 39 * KB },
  { page: '/privacy', file: 'privacy.html', budget: 27 * KB },
  ...['features', 'pricing', 'mission', 'sponsors', 'terms', 'refunds', 'contact'].map((name) => ({
    ...{ page: `/${name}`, file: `${name}.html`, budget: 26 * KB },
  })),
]
