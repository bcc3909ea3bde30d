import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Library } from '#tests/support/browser/library.ts'
import type { People, Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'

/** One screen in one of its states. The list is checked by the end-to-end tests and shown on the sheet of screenshots. */
export interface Screen {
  /** The part of the product it belongs to. */
  place: string
  name: string
  /** Its file in web/screens, if this state must have no layout shift while it loads on a slow network. */
  loads?: string
  /** `full` if omitted. */
  state?: 'full' | 'empty' | 'loading' | 'failed'
  path: string | ((library: Library, people: People, server: E2eServer, as?: Person) => Promise<string>)
  who?: (people: People) => Promise<Person>
  remembers?: Record<string, string>
  /** Prepares the context before the page opens. */
  before?: (context: BrowserContext) => Promise<unknown>
  /** What must be visible before the page is checked. */
  shows: (page: Page) => Locator
  /** Errors that the browser reports on this screen. */
  mishap?: RegExp
  prepare?: (page: Page) => Promise<void>
  /** Its screenshot is of the window, not of the whole page: it has something that shows by where one has scrolled. */
  isWindow?: boolean
  /** A dialog that opens automatically: nothing had the focus before, and nothing gets it back. */
  opensByItself?: boolean
}

/** The loading state and the error state of a page. */
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
      // A 429, because a server error would be retried for some seconds.
      before: (context) => context.route(reads, (route) => route.fulfill({ status: 429, json: REFUSED })),
      shows: (page) => page.getByRole('main').getByText(REFUSED.error).or(page.getByRole('alert')).first(),
      mishap: /status of 429/,
    },
  ]
}

/** The page of an instance that offers Google. */
export const withGoogle = (context: BrowserContext) =>
  context.route('**/api/instance', (route) => route.fulfill({ json: { success: true, data: OFFERING_GOOGLE } }))

const OFFERING_GOOGLE = { demo: false, demo_accounts: [], google_sign_in: true, reddit_base_url: 'https://www.reddit.com' }

const REFUSED = { success: false, error: 'Too many requests. Please wait a moment and try again.' }
