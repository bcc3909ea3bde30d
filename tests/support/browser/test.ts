import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test'
import { watchRequests } from './at-rest.ts'
import { Contexts } from './contexts.ts'
import { Library, NEWEST_SAMPLE_DAY } from './library.ts'
import { People, type Person } from './people.ts'
import { type E2eServer, startServer } from './server.ts'

export { expect } from '@playwright/test'

interface Opening extends BrowserContextOptions {
  /** A guest if omitted. */
  as?: Person
  /** From earlier visits. Includes the web fonts, except with an empty `web_fonts`. */
  remembers?: Record<string, string>
  /** Default: the worker's. */
  on?: E2eServer
  withClock?: boolean
  /** A first visit. */
  withEmptyCache?: boolean
  /** Before a page opens. */
  prepare?: (context: BrowserContext) => Promise<unknown>
}

export type Open = (path: string, how?: Opening) => Promise<Page>

interface Fixtures {
  open: Open
  mishaps: Mishaps
  people: People
  library: Library
}

/** For each worker. A test that replaces it by itself gets a server that no other file has used. */
export const ONE_SERVER = [
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
  async ({}, use: (server: E2eServer) => Promise<void>) => {
    const server = await startServer()
    await use(server)
    await server.stop()
  },
  { scope: 'worker', timeout: 120_000 },
] as const

export const test = base.extend<Fixtures, { server: E2eServer; contexts: Contexts }>({
  server: [...ONE_SERVER],
  contexts: [
    async ({ browser, server }, use) => {
      const contexts = new Contexts(browser, server.url)
      await use(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  mishaps: async ({}, use) => use(new Mishaps()),
  people: async ({ server }, use) => use(new People(server)),
  library: async ({ server, people }, use) => use(new Library(server, people)),
  open: async ({ browser, contexts, server, people, mishaps }, use) => {
    const own: BrowserContext[] = []
    let isByAdmin = false
    await use(async (path, { as, remembers = {}, on = server, withClock, withEmptyCache, prepare, ...options } = {}) => {
      isByAdmin ||= as?.user.role === 'admin' && on === server
      const stored = {
        web_fonts: 'cached',
        ...(as && { auth_token: as.token, auth_user: JSON.stringify(as.user) }),
        ...remembers,
      }
      const isShared = on === server && !withClock && !withEmptyCache && !options.serviceWorkers
      const context = isShared ? await contexts.take(options) : await browser.newContext({ baseURL: on.url, ...options })
      if (!isShared) {
        own.push(context)
        watchRequests(context)
      }
      const seeding = await storeAtFirst(context, on.url, stored)
      await mishaps.watch(context)
      if (withClock) await context.clock.install()
      await prepare?.(context)
      const page = await context.newPage()
      await page.goto(path)
      await seeding.dispose()
      return page
    })
    await mishaps.settle()
    mishaps.endWatch()
    for (const context of own) await context.close()
    await contexts.release()
    mishaps.judge()
    expect(server.faults.splice(0), 'errors the server logged').toEqual([])
    if (isByAdmin) await expectNoNewerDay(server, await people.comesBack('admin'))
  },
})

/** Today shows the newest day to all tests of a worker. One that publishes a later day needs a server of its own. */
async function expectNoNewerDay(server: E2eServer, as: Person): Promise<void> {
  const { data } = await server.call<{ data: { publication_date: string }[] }>('GET', '/api/entries?limit=1', { as })
  expect(data[0]?.publication_date, 'newest published day').toBe(NEWEST_SAMPLE_DAY)
}

/** On the first page. `storageState` would start another process. */
const storeAtFirst = (context: BrowserContext, origin: string, values: Record<string, string>) =>
  context.addInitScript(
    ({ origin, values }) => {
      if (location.origin !== origin || localStorage.length > 0) return
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
    },
    { origin, values },
  )

const REPORTED_WITHIN_MS = 5000

/** Console errors, uncaught errors and CSP violations. */
class Mishaps {
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []
  readonly #allowed: RegExp[] = []
  readonly #watched = new Set<BrowserContext>()

  /** It must occur. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** It may occur, depending on the order of replies. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  /** Offline, polls may fail or may not be sent yet. */
  allowOffline(): void {
    this.allow(/ERR_INTERNET_DISCONNECTED/)
  }

  async watch(context: BrowserContext): Promise<void> {
    if (this.#watched.has(context)) return
    this.#watched.add(context)
    context.on('console', this.#onConsole)
    context.on('weberror', this.#onError)
    await context.addInitScript((prefix) => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        console.error(`${prefix}: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`),
      )
    }, 'Content security policy')
  }

  endWatch(): void {
    for (const context of this.#watched) context.off('console', this.#onConsole).off('weberror', this.#onError)
  }

  readonly #onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') this.#seen.push(`${message.text()} ${message.location().url}`)
  }

  readonly #onError = (error: WebError) => this.#seen.push(error.error().stack || String(error.error()))

  /** A page may show a failure before the browser reports it. */
  async settle(): Promise<void> {
    const deadline = Date.now() + REPORTED_WITHIN_MS
    while (this.#missing().length > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  #missing(): RegExp[] {
    return this.#expected.filter((pattern) => !this.#seen.some((mishap) => pattern.test(mishap)))
  }

  judge(): void {
    const known = [...this.#expected, ...this.#allowed]
    const unexpected = this.#seen.filter((mishap) => !known.some((pattern) => pattern.test(mishap)))
    expect(unexpected, 'errors in the browser').toEqual([])
    expect(this.#missing(), 'errors that should have come').toEqual([])
  }
}

/** For pages opened `withClock`. Retries later, because a busy machine may have passed the time. */
export async function stopTime(page: Page, ahead = 100): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  try {
    await page.clock.pauseAt(now + ahead)
  } catch (error) {
    if (ahead > 1000) throw error
    await stopTime(page, ahead * 5)
  }
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

export const storedSession = (page: Page) =>
  page.evaluate(() => ({ token: localStorage.getItem('auth_token'), user: localStorage.getItem('auth_user') }))
