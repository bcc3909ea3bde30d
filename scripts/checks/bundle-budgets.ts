import { MEMBER_FRAME } from '../build/screen-files.ts'

const KB = 1000

/** `frame`: loaded besides document and screen. */
export const PAGES = [
  { page: '/login', frame: [], budget: 99.4 * KB },
  { page: '/dashboard', frame: MEMBER_FRAME, budget: 154.6 * KB },
  { page: '/article/:articleId', frame: MEMBER_FRAME, budget: 157.0 * KB },
]

export const PUBLIC_PAGES = [
  { page: '/', file: 'index.html', budget: 40.6 * KB },
  { page: '/privacy', file: 'privacy.html', budget: 27.7 * KB },
  ...['features', 'pricing', 'mission', 'sponsors', 'terms', 'refunds', 'contact'].map((name) => ({
    page: `/${name}`,
    file: `${name}.html`,
    budget: 26 * KB,
  })),
]
