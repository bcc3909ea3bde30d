import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from '@playwright/test'
import { forgetRequests, watchRequests } from './at-rest.ts'

/** Without a script. */
const SMALL_PAGE = '/robots.txt'

/** Used by one test after the other. */
interface Shared {
  key: string
  context: BrowserContext
  /** Stays open, so that the browser keeps its process and compiled code. */
  keeper: Page
  /** Undone after each test. */
  scripts: Disposable[]
  /** A change cannot be undone. */
  isUsedUp: boolean
}

/** Shared in a worker: a new context starts a process and compiles all code, which takes longer than the page itself. */
export class Contexts {
  readonly #browser: Browser
  readonly #origin: string
  readonly #idle: Shared[] = []
  #taken: Shared[] = []

  constructor(browser: Browser, origin: string) {
    this.#browser = browser
    this.#origin = origin
  }

  /** Empty except for the cached files of the product. */
  async take(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    const found = this.#idle.findIndex((one) => one.key === key)
    const [shared] = found < 0 ? [await this.#create(key, options)] : this.#idle.splice(found, 1)
    if (!shared) throw new Error('A context is idle only once')
    this.#taken.push(shared)
    return shared.context
  }

  async release(): Promise<void> {
    const taken = this.#taken
    this.#taken = []
    for (const shared of taken)
      if (shared.isUsedUp) await shared.context.close()
      else {
        await this.#empty(shared)
        this.#idle.push(shared)
      }
  }

  async close(): Promise<void> {
    for (const { context } of this.#idle) await context.close()
  }

  async #create(key: string, options: BrowserContextOptions): Promise<Shared> {
    const context = await this.#browser.newContext({ baseURL: this.#origin, ...options })
    watchRequests(context)
    const keeper = await context.newPage()
    await keeper.goto(SMALL_PAGE)
    const shared: Shared = { key, context, keeper, scripts: [], isUsedUp: false }
    noteChanges(shared)
    return shared
  }

  async #empty({ context, keeper, scripts }: Shared): Promise<void> {
    for (const page of context.pages()) if (page !== keeper) await page.close()
    forgetRequests(context)
    for (const script of scripts.splice(0)) await script.dispose()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearPermissions()
    await context.clearCookies()
    const browser = await context.newCDPSession(keeper)
    await browser.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' })
    await browser.detach()
  }
}

/** Scripts can be removed; other changes end the use of the context. */
function noteChanges(shared: Shared): void {
  const { context } = shared
  const addInitScript = context.addInitScript.bind(context)
  context.addInitScript = async (script, ...rest) => {
    const added = await addInitScript(script, ...rest)
    shared.scripts.push(added)
    return added
  }
  const useUp = () => {
    shared.isUsedUp = true
  }
  context.once('close', useUp)
  notify(context, ['exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'setGeolocation'], useUp)
  notify(context.clock, ['install', 'setFixedTime', 'setSystemTime', 'pauseAt', 'fastForward', 'runFor'], useUp)
}

/** Before each call of these methods. */
function notify<Target extends object>(target: Target, methods: (keyof Target)[], told: () => void): void {
  for (const name of methods) {
    const method = target[name] as (...args: unknown[]) => unknown
    const value = (...args: unknown[]) => {
      told()
      return method.apply(target, args)
    }
    Object.defineProperty(target, name, { value })
  }
}
