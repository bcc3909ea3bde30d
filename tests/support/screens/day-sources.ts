import type { BrowserContext, Page } from '@playwright/test'
import type { Source } from '#contract/newsroom/sources.ts'
import type { Screen } from './screen.ts'
import { anAdmin } from './visitors.ts'

const DAY = '2031-03-04'
const READS = `**/api/admin/desk/days/${DAY}/sources`
const AT = '2026-01-14T04:10:00.000Z'

const REFUSED = { success: false, error: 'Too many requests. Please wait a moment and try again.' }

let made = 0
const source = (title: string, parts: Partial<Source> = {}): Source => ({
  source_id: `0198a000-0000-7000-8000-1${String(++made).padStart(11, '0')}`,
  day: DAY,
  kind: 'text',
  title,
  address: null,
  publisher: '',
  licence: '',
  language: 'en',
  state: 'added',
  reason: null,
  passages: 12,
  is_cut: false,
  fetched_at: null,
  added_at: AT,
  added_by: 'dina',
  ...parts,
})

const ADDRESS = 'https://www.pib.gov.in/PressReleasePage.aspx?PRID=2031000123&reg=3&lang=1'
const SOURCES: Source[] = [
  source('Cabinet approves the National Mission on Natural Farming as a centrally sponsored scheme', {
    kind: 'address',
    address: ADDRESS,
    publisher: 'Press Information Bureau',
    licence: 'GODL-India: may be quoted and adapted with the source named',
    fetched_at: AT,
  }),
  source('Annual Report 2030–31', { kind: 'pdf', publisher: 'Reserve Bank of India', passages: 400, is_cut: true }),
  source(ADDRESS, { kind: 'address', address: ADDRESS, state: 'fetching', passages: 0, language: null }),
  source('https://news.example/slow', {
    kind: 'address',
    address: 'https://news.example/slow',
    state: 'fetching',
    reason: 'The page answered 503',
    passages: 0,
  }),
  source('https://news.example/archive', {
    kind: 'address',
    address: 'https://news.example/archive',
    state: 'failed',
    reason: 'The robots.txt of this host does not allow the page to be fetched. Please paste its text if its licence allows it.',
    passages: 0,
  }),
]
const PASSAGES = [
  'The Union Cabinet, chaired by the Prime Minister, approved the mission with an outlay of ₹2,481 crore.',
  'The mission will cover 7.5 lakh hectares in 15,000 clusters within two years.',
]

const holding = (sources: Source[]) => async (context: BrowserContext) => {
  await context.route(READS, (route) => route.fulfill({ json: { success: true, data: { sources, can_fetch: true } } }))
  const passages = PASSAGES.map((text, index) => ({ number: index + 1, text }))
  await context.route('**/api/admin/desk/sources/*', (route) =>
    route.fulfill({ json: { success: true, data: { ...sources[0], passages } } }),
  )
}

/** Closed on a phone. */
const unfold = (page: Page) =>
  page
    .locator('details')
    .filter({ has: page.getByText(/^Sources/) })
    .first()
    .evaluate((fold: HTMLDetailsElement) => {
      fold.open = true
      fold.scrollIntoView()
    })

const day: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  place: 'Writing desk of the newsroom',
  path: `/admin/dashboard?tab=desk&day=${DAY}`,
  who: anAdmin,
  shows: (page) => page.getByRole('heading', { name: 'Tuesday, 4 March 2031' }),
}

export const DAY_SOURCES: Screen[] = [
  {
    ...day,
    name: 'the sources of a day in all states, with passages',
    before: holding(SOURCES),
    prepare: async (page) => {
      await unfold(page)
      await page.getByText('Read the passages').first().click()
      await page.getByRole('list', { name: 'Passages' }).waitFor()
    },
  },
  { ...day, name: 'the sources of a day without any', state: 'empty', before: holding([]), prepare: unfold },
  {
    ...day,
    name: 'a pasted source',
    before: holding([]),
    prepare: async (page) => {
      await unfold(page)
      await page.getByRole('button', { name: 'Paste text' }).click()
    },
  },
  {
    ...day,
    name: 'deleting a source',
    before: holding(SOURCES),
    prepare: async (page) => {
      await unfold(page)
      await page.getByRole('button', { name: 'More for Annual Report' }).click()
      await page.getByRole('button', { name: 'Delete…' }).click()
    },
  },
  {
    ...day,
    name: 'the sources of a day, while they load',
    state: 'loading',
    before: (context) => context.route(READS, () => undefined),
    prepare: unfold,
  },
  {
    ...day,
    name: 'the sources of a day, that could not be loaded',
    state: 'failed',
    // A server error would be retried for seconds.
    before: (context) => context.route(READS, (route) => route.fulfill({ status: 429, json: REFUSED })),
    prepare: unfold,
    mishap: /status of 429/,
  },
]
