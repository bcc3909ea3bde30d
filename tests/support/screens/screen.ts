import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Library } from '#tests/support/browser/library.ts'
import type { People, Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'

/** One screen in one of its states. What follows is the whole list of them: checked by the end-to-end tests and shown on the sheet of screenshots. */
export interface Screen {
  /** The part of the product it belongs to. */
  place: string
  name: string
  /** `full` when left out. */
  state?: 'full' | 'empty' | 'loading' | 'failed'
  path: string | ((library: Library, people: People, server: E2eServer) => Promise<string>)
  who?: (people: People) => Promise<Person>
  remembers?: Record<string, string>
  /** What the browser is given before it opens the page. */
  before?: (context: BrowserContext) => Promise<unknown>
  /** What has to stand there before the page is judged. */
  shows: (page: Page) => Locator
  /** What the browser complains about on this very screen. */
  mishap?: RegExp
  prepare?: (page: Page) => Promise<void>
  /** A window that nobody asked for: nothing had the focus before, and nothing gets it back. */
  opensByItself?: boolean
}

/** How a page shows that it waits, and that it waited in vain: what passes in a moment in life is held fast. */
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
      // Refused, but for a while: a failure of the server would be asked again for some seconds.
      before: (context) => context.route(reads, (route) => route.fulfill({ status: 429, json: REFUSED })),
      shows: (page) => page.getByRole('main').getByText(REFUSED.error).or(page.getByRole('alert')).first(),
      mishap: /status of 429/,
    },
  ]
}

const REFUSED = { success: false, error: 'This cannot be shown at the moment.' }
