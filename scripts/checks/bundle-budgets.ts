import { MEMBER_FRAME } from '../build/screen-files.ts'

const KB = 1000

/** `frame`: loaded besides document and screen. */
export const PAGES = [
  { page: '/login', frame: [], budget: 84.5 * KB },
  { page: '/dashboard', frame: MEMBER_FRAME, budget: 142 * KB },
  { page: '/article/:articleId', frame: MEMBER_FRAME, budget: 144 * KB },
]

const SHORT_PAGES = ['features', 'pricing', 'mission', 'sponsors', 'terms', 'refunds', 'contact']

const IN_LANGUAGES = [
  { folder: '', home: 42.8, privacy: 30.1, short: 28.4 },
  { folder: 'hi/', home: 43.4, privacy: 31.6, short: 29.2 },
  { folder: 'ta/', home: 43.4, privacy: 31.6, short: 29.2 },
]

/** Of Hindi and Tamil, whose letters take three bytes each before compression. */
export const LONGER_TEXTS = 3.5 * KB

export const PUBLIC_PAGES = IN_LANGUAGES.flatMap(({ folder, home, privacy, short }) => [
  { page: `/${folder}`, file: `${folder}index.html`, budget: home * KB },
  { page: `/${folder}privacy`, file: `${folder}privacy.html`, budget: privacy * KB },
  ...SHORT_PAGES.map((name) => ({ page: `/${folder}${name}`, file: `${folder}${name}.html`, budget: short * KB })),
])
