import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Library } from '#tests/support/browser/library.ts'
import type { People, Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'

/** A screen in one state, for tests and screenshots. */
export interface Screen {
  place: string
  name: string
  /** In web/screens; loading on a slow network must cause no layout shift. */
  loads?: string
  /** Default: `full`. */
  state?: 'full' | 'empty' | 'loading' | 'failed'
  path: string | ((library: Library, people: People, server: E2eServer, as?: Person) => Promise<string>)
  who?: (people: People) => Promise<Person>
  remembers?: Record<string, string>
  /** Before the page opens. */
  before?: (context: BrowserContext) => Promise<unknown>
  /** Before the checks. */
  shows: (page: Page) => Locator
  /** Expected browser errors. */
  mishap?: RegExp
  prepare?: (page: Page) => Promise<void>
  /** The screenshot shows the window, because something depends on scrolling. */
  isWindow?: boolean
  /** The dialog opens automatically, so no focus returns. */
  opensByItself?: boolean
}

/** A part that is folded, or behind a button, on small screens. */
export async function unfold(opener: Locator): Promise<void> {
  if (await opener.isVisible()) await opener.click()
}

export function unready(page: Pick<Screen, 'place' | 'path' | 'who'> & { name: string; reads: string | RegExp }): Screen[] {
  const { name, reads, ...rest } = page
  return [
    {
      ...rest,
      name: `${name}, while it loads`,
      state: 'loading',
      before: (context) => context.route(reads, (route) => (route.request().method() === 'GET' ? undefined : route.continue())),
      shows: (page) =>
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /^Loading|^Searching/ })
          .first(),
    },
    {
      ...rest,
      name: `${name}, that could not be loaded`,
      state: 'failed',
      // A server error would be retried for seconds.
      before: (context) => context.route(reads, (route) => route.fulfill({ status: 429, json: REFUSED })),
      shows: (page) => page.getByRole('main').getByText(REFUSED.error).or(page.getByRole('alert')).first(),
      mishap: /status of 429/,
    },
  ]
}

export const withGoogle = (context: BrowserContext) =>
  context.route('**/api/instance', (route) => route.fulfill({ json: { success: true, data: OFFERING_GOOGLE } }))

const OFFERING_GOOGLE = { demo: false, demo_accounts: [], google_sign_in: true, reddit_base_url: 'https://www.reddit.com' }

const REFUSED = { success: false, error: 'Too many requests. Please wait a moment and try again.' }
