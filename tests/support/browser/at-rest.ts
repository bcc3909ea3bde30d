import type { BrowserContext, Page, Request } from '@playwright/test'

const WITHIN_MS = 15_000
const inFlight = new WeakMap<BrowserContext, Set<Request>>()

/** A recording may load for as long as it plays, and pings need no waiting. */
const NEVER_AWAITED = ['media', 'ping']

/** Starts tracking the requests of the pages, for `atRest`. */
export function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>()
  inFlight.set(context, requests)
  context.on('request', (request) => !NEVER_AWAITED.includes(request.resourceType()) && requests.add(request))
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
}

/** Of a page that is closed, some requests neither finish nor fail. */
export const forgetRequests = (context: BrowserContext): void => inFlight.get(context)?.clear()

/** Waits until all requests of the page are finished and rendered. */
export async function atRest(page: Page): Promise<void> {
  const deadline = Date.now() + WITHIN_MS
  const count = () => inFlight.get(page.context())?.size ?? 0
  do await drawn(page)
  while (count() > 0 && Date.now() < deadline)
  if (count() > 0) throw new Error(`Still on the way: ${[...(inFlight.get(page.context()) ?? [])].map((one) => one.url())}`)
}

/** Waits until the page is rendered at its new size: scripts position some parts in the frames after a change. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done))
  })
