import type { BrowserContext, Page, Request } from '@playwright/test'

const WITHIN_MS = 15_000
const inFlight = new WeakMap<BrowserContext, Set<Request>>()

/** A recording may load for as long as it plays. */
const NEVER_AWAITED = ['media', 'ping']

export function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>()
  inFlight.set(context, requests)
  context.on('request', (request) => !NEVER_AWAITED.includes(request.resourceType()) && requests.add(request))
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
}

/** When a page closes, some requests neither finish nor fail. */
export const forgetRequests = (context: BrowserContext): void => inFlight.get(context)?.clear()

/** All requests finished and rendered. */
export async function atRest(page: Page): Promise<void> {
  const deadline = Date.now() + WITHIN_MS
  const count = () => inFlight.get(page.context())?.size ?? 0
  do await drawn(page)
  while (count() > 0 && Date.now() < deadline)
  if (count() > 0) throw new Error(`Still on the way: ${[...(inFlight.get(page.context()) ?? [])].map((one) => one.url())}`)
}

/** Scripts position some parts in the frames after a resize. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done))
  })
