import { MEMBER_FRAME } from '../build/screen-files.ts'

const KB = 1000

/** `frame`: loaded besides document and screen. */
export const PAGES = [
  { page: '/login', frame: [], budget: 99.4 * KB },
  { page: '/dashboard', frame: MEMBER_FRAME, budget: 155.1 * KB },
  { page: '/article/:articleId', frame: MEMBER_FRAME, budget: 157.1 * KB },
]

const SHORT_PAGES = ['features', 'pricing', 'mission', 'sponsors', 'terms', 'refunds', 'contact']

const IN_LANGUAGES = [
  { folder: '', home: 42.0, privacy: 29.1, short: 27.5 },
  { folder: 'hi/', home: 42.6, privacy: 30.7, short: 28.4 },
  { folder: 'ta/', home: 42.6, privacy: 30.7, short: 28.4 },
]

/** Of Hindi and Tamil, whose letters take three bytes each before compression. */
export const LONGER_TEXTS = 3.5 * KB

export const PUBLIC_PAGES = IN_LANGUAGES.flatMap(({ folder, home, privacy, short }) => [
  { page: `/${folder}`, file: `${folder}index.html`, budget: home * KB },
  { page: `/${folder}privacy`, file: `${folder}privacy.html`, budget: privacy * KB },
  ...SHORT_PAGES.map((name) => ({ page: `/${folder}${name}`, file: `${folder}${name}.html`, budget: short * KB })),
])
